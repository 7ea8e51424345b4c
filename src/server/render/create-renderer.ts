import { randomBytes } from 'node:crypto'
import type {
  createRequestHandler,
  RequestHandler,
  RouterContext,
  RouterContextProvider,
  ServerBuild,
} from 'react-router'
import { isOverdue, RETRY_AFTER_SECONDS } from '#backend/db/unavailable.ts'
import type { PublicConfig, RenderContext } from '#contract/render-context.ts'
import { type SharedPage, stripNonce } from './strip-nonce.ts'

/** Exports of the server bundle besides its routes, so that both sides share one context key. */
interface Entry {
  createRequestHandler: typeof createRequestHandler
  RouterContextProvider: typeof RouterContextProvider
  renderContext: RouterContext<RenderContext>
  cacheKey(request: Request): string
  /** The bundle has a brand and terms of its own, which loaders read as well. */
  setSite(config: PublicConfig): void
  /** The HTML for a sender who asks for too many pages, or for a page that nobody is free to draw. */
  busyPage(request: Request, status: 429 | 503): string
  /** The stylesheet that every page carries inside, as sources for `style-src-elem`. */
  styleSources: string[]
  /** The scripts inside every page that carry no nonce, as sources for `script-src`. */
  scriptSources: string[]
}

export const entryOf = (build: ServerBuild) => build.entry.module as unknown as Entry

/** A response for the one request that it answers, whose inline scripts carry the nonce. */
export interface PrivatePage {
  response: Response
  nonce: string
}

/** Renders a page; sealed, for all who ask for it, where it is whole and may be kept. */
export type Render = (request: Request) => Promise<SharedPage | PrivatePage>

export interface RenderEnvironment {
  /** The settings as they are now. */
  config(): PublicConfig
  fetch: RenderContext['fetch']
  mode: 'production' | 'development'
  /** Told what went wrong, with the page's path without its query, which may hold a code from a mail. */
  report(error: unknown, path: string): void
}

/** Renders in this thread. */
export function createRenderer(source: () => Promise<ServerBuild>, surroundings: RenderEnvironment): Render {
  const { fetch, mode, report } = surroundings
  /** The router ranks all routes for each handler, and a build changes in development only. */
  const handlers = new WeakMap<ServerBuild, RequestHandler>()

  return async (request) => {
    const build = await source()
    const entry = entryOf(build)
    const config = surroundings.config()
    entry.setSite(config)
    const handle = handlers.get(build) ?? entry.createRequestHandler(build, mode)
    handlers.set(build, handle)

    const nonce = randomBytes(16).toString('base64')
    let page: Buffer | undefined
    let isUnavailable = false
    const context = new entry.RouterContextProvider()
    const { pathname } = new URL(request.url)
    context.set(entry.renderContext, {
      config,
      isPage: !pathname.endsWith('.data'),
      fetch,
      nonce,
      deliver: (whole) => {
        page = whole
      },
      report(error) {
        isUnavailable ||= statusOf(error) === 503 || isOverdue(error)
        report(error, pathname)
      },
    })
    const response = withReason(await handle(request, context), isUnavailable)
    if (page && mode === 'production' && mayBeKept(response)) return stripNonce(response, page, nonce)
    return { response: page ? new Response(new Uint8Array(page), response) : response, nonce }
  }
}

/** The HTTP status with which the data API refused what a page asked for. */
export const statusOf = (error: unknown) => (error as { status?: number } | null)?.status

/** A page that lacks its data because the database is away, or took too long, says so by its status. */
function withReason(response: Response, isUnavailable: boolean): Response {
  if (response.status !== 500 || !isUnavailable) return response
  const headers = new Headers(response.headers)
  headers.set('retry-after', String(RETRY_AFTER_SECONDS))
  return new Response(response.body, { status: 503, headers })
}

const mayBeKept = (response: Response) =>
  response.status === 200 &&
  !/no-store|private/.test(response.headers.get('cache-control') ?? '') &&
  !response.headers.has('set-cookie')
