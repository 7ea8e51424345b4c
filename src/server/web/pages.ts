import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type {
  createRequestHandler,
  RequestHandler,
  RouterContext,
  RouterContextProvider,
  ServerBuild,
} from 'react-router'
import type { RenderContext } from '#contract/render-context.ts'
import type { Deps } from '../deps.ts'
import { createApiFetch } from './api-fetch.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { encodeBuffer, encodeStream } from './encode.ts'
import { PageCache } from './page-cache.ts'
import { publicConfig } from './public-config.ts'
import { type SealedPage, sealPage } from './seal-page.ts'
import { securityHeaders } from './security-headers.ts'
import type { Api } from './web.ts'

/** What the server bundle exports besides its routes, so that both sides share one context key. */
interface Entry {
  createRequestHandler: typeof createRequestHandler
  RouterContextProvider: typeof RouterContextProvider
  renderContext: RouterContext<RenderContext>
  cacheKey(request: Request): string
  /** The stylesheet that every page carries inside, as sources for `style-src-elem`. */
  styleSources: string[]
}

interface Options {
  mode: 'production' | 'development'
  /** How long a rendered page may be given to others, in milliseconds; 0 keeps none. */
  keepMs: number
}

/**
 * Renders pages. Sessions live in the browser, so a rendered page says nothing about who asked: a whole
 * page is kept for some seconds per address, language and colour scheme, and leaves compressed once.
 */
export function pages(
  deps: Deps,
  api: Api,
  source: () => Promise<ServerBuild>,
  { mode, keepMs }: Options,
): MiddlewareHandler {
  const config = publicConfig(deps)
  const fetch = createApiFetch(config, api)
  const headersFor = securityHeaders(config, mode)
  const policyFor = contentSecurityPolicy(config, mode)
  const cache = new PageCache(keepMs)
  /** The router ranks all routes for each handler, and a build changes in development only. */
  const handlers = new WeakMap<ServerBuild, RequestHandler>()

  /** The response, and what it is about apart where that is a whole page. */
  async function render(request: Request, build: ServerBuild, nonce: string) {
    const entry = entryOf(build)
    const context = new entry.RouterContextProvider()
    let page: Buffer | undefined
    const deliver = (whole: Buffer) => {
      page = whole
    }
    context.set(entry.renderContext, { config, fetch, nonce, deliver, report: reporter(request) })
    const handle = handlers.get(build) ?? entry.createRequestHandler(build, mode)
    handlers.set(build, handle)
    const response = await handle(request, context)
    return { response, page }
  }

  const reporter = (request: Request) => (error: unknown) => {
    // Without its query, which may hold a code from a mail.
    deps.log.error({ err: error, path: new URL(request.url).pathname }, 'page failed')
  }

  /** The page as everybody may get it, or, when it cannot be kept, the response for this one request. */
  async function make(request: Request, build: ServerBuild): Promise<SealedPage | Response> {
    const nonce = randomBytes(16).toString('base64')
    const { response, page } = await render(request, build, nonce)
    if (page && keepMs > 0 && mayBeKept(response)) return sealPage(response, page, nonce)
    const own = page ? new Response(new Uint8Array(page), response) : response
    return secured(request, build, own, [`'nonce-${nonce}'`])
  }

  function secured(request: Request, build: ServerBuild, response: Response, scripts: string[]): Response {
    const headers = new Headers(response.headers)
    for (const [name, value] of headersFor) headers.set(name, value)
    headers.set('content-security-policy', policyFor(request, scripts, entryOf(build).styleSources))
    if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache')
    headers.append('vary', 'Accept-Encoding, Accept-Language, Cookie')
    return new Response(response.body, { status: response.status, headers })
  }

  return async (c) => {
    const request = c.req.raw
    const build = await source()
    const asksForPage = request.method === 'GET' && !new URL(request.url).pathname.endsWith('.data')
    const page =
      asksForPage && keepMs > 0
        ? await cache.get(entryOf(build).cacheKey(request), () => make(request, build))
        : await make(request, build)
    return answer(request, build, page === 'taken' ? await make(request, build) : page)
  }

  async function answer(
    request: Request,
    build: ServerBuild,
    page: SealedPage | Response,
  ): Promise<Response> {
    if (page instanceof Response) return encodeStream(request, page)
    return secured(request, build, await encodeBuffer(request, page), page.scripts)
  }
}

const entryOf = (build: ServerBuild) => build.entry.module as unknown as Entry

const mayBeKept = (response: Response) =>
  response.status === 200 &&
  !/no-store|private/.test(response.headers.get('cache-control') ?? '') &&
  !response.headers.has('set-cookie')
