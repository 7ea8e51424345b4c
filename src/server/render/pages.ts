import type { Context, MiddlewareHandler } from 'hono'
import type { ServerBuild } from 'react-router'
import { ProcessRateLimit } from '#backend/http/process-rate-limit.ts'
import { isInProcess, senderOf } from '#backend/http/sender.ts'
import type { Deps } from '#server/deps.ts'
import { type Api, createApiFetch } from './api-fetch.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { createRenderer, entryOf, type Render } from './create-renderer.ts'
import { encodeBuffer, encodeStream } from './encode.ts'
import { PageCache } from './page-cache.ts'
import { publicConfig } from './public-config.ts'
import { redirectSources } from './redirect-sources.ts'
import { securityHeaders } from './security-headers.ts'
import type { SealedPage } from './strip-nonce.ts'

interface Options {
  mode: 'production' | 'development'
  /** How long a rendered page may be given to others, in milliseconds; 0 keeps none. */
  keepMs: number
  /** In this thread, unless others do it. */
  render?: Render
}

/**
 * Renders pages. Sessions live in the browser, so a rendered page says nothing about who asked: a whole
 * page is kept for some seconds per address, language and colour scheme, and leaves compressed once.
 */
export function pages(
  deps: Deps,
  api: Api,
  source: () => Promise<ServerBuild>,
  options: Options,
): MiddlewareHandler {
  const { mode, keepMs } = options
  const config = publicConfig(deps)
  const headersFor = securityHeaders(config, mode)
  const policyFor = contentSecurityPolicy(config, {
    mode,
    anyHost: !deps.config.siteUrlGiven,
    formTargets: redirectSources(deps.config.auth.redirectUrls),
  })
  const cache = new PageCache(keepMs)
  const fetch = createApiFetch(config, api)
  const render = options.render ?? createRenderer(source, { config, fetch, mode, report: pageFailed(deps) })

  const rendering = new ProcessRateLimit({ requests: deps.config.pagesPerMinute, seconds: 60 })

  /** The page as all visitors may get it, or, when it cannot be kept, the response for this one request. */
  async function make(c: Context, build: ServerBuild): Promise<SealedPage | Response> {
    const request = c.req.raw
    const wait = waitOf(c)
    if (wait > 0) return refuse(request, build, wait)
    const page = await render(request)
    if (!('response' in page)) return page
    return secured(request, build, page.response, [`'nonce-${page.nonce}'`])
  }

  /** Milliseconds until another page is drawn for this sender; only what is drawn counts, not what was kept. */
  function waitOf(c: Context): number {
    if (!deps.config.rateLimits || isInProcess(c)) return 0
    return rendering.take(senderOf(c, deps.config.trustProxy))
  }

  function refuse(request: Request, build: ServerBuild, wait: number): Response {
    const response = new Response(entryOf(build).busyPage(request), {
      status: 429,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': String(Math.ceil(wait / 1000)),
      },
    })
    return secured(request, build, response, [])
  }

  function secured(request: Request, build: ServerBuild, response: Response, scripts: string[]): Response {
    const headers = new Headers(response.headers)
    for (const [name, value] of headersFor) headers.set(name, value)
    const { scriptSources, styleSources } = entryOf(build)
    const policy = policyFor(request, [...scripts, ...scriptSources], styleSources)
    headers.set('content-security-policy', policy)
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
        ? await cache.get(entryOf(build).cacheKey(request), () => make(c, build))
        : await make(c, build)
    return answer(request, build, page === 'taken' ? await make(c, build) : page)
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

/** Tells the operator what went wrong while rendering. */
export const pageFailed =
  ({ log }: Deps) =>
  (error: unknown, path: string) =>
    log.error({ err: error, path }, 'page failed')
