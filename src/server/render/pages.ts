import type { Context, MiddlewareHandler } from 'hono'
import type { ServerBuild } from 'react-router'
import { FairGate } from '#backend/db/fair-gate.ts'
import { isExhausted, RETRY_AFTER_SECONDS } from '#backend/db/unavailable.ts'
import { ProcessRateLimit } from '#backend/http/process-rate-limit.ts'
import { isInProcess, senderOf } from '#backend/http/sender.ts'
import type { Deps } from '#server/deps.ts'
import { pagesToRender } from '#server/operations/metrics-registry.ts'
import { type Api, createApiFetch } from './api-fetch.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { createRenderer, entryOf, type Render, statusOf } from './create-renderer.ts'
import { currentConfig } from './current-config.ts'
import { type Answer, encodeBuffer, encodeStream } from './encode.ts'
import { forgetChangedPages } from './forget-changed-pages.ts'
import { PageCache } from './page-cache.ts'
import { PageUnavailable } from './page-unavailable.ts'
import { redirectSources } from './redirect-sources.ts'
import { securityHeaders } from './security-headers.ts'
import type { SharedPage } from './strip-nonce.ts'

/** Rendering waits for the database, too. */
export const PAGES_OF_A_THREAD = 4
const MOST_OF_ONE_SENDER = 0.75
const PATIENCE_MS = 15_000

interface Options {
  mode: 'production' | 'development'
  /** Milliseconds for which a rendered page may be served to other visitors; 0 disables the cache. */
  keepMs: number
  /** Renders in this thread by default. */
  render?: Render
}

/**
 * Renders pages. Sessions live in the browser, so a rendered page says nothing about who asked: a whole
 * page is cached per address, language and colour scheme until what it shows has changed, and leaves compressed once.
 */
export function pages(
  deps: Deps,
  api: Api,
  source: () => Promise<ServerBuild>,
  options: Options,
): MiddlewareHandler {
  const { mode, keepMs } = options
  const configNow = currentConfig(deps)
  const config = configNow()
  const headersFor = securityHeaders(config, mode)
  const policyFor = contentSecurityPolicy(config, {
    mode,
    anyHost: !deps.config.siteUrlGiven,
    formTargets: redirectSources(deps.config.auth.redirectUrls),
  })
  const cache = new PageCache(keepMs)
  if (keepMs > 0) void forgetChangedPages(cache, deps)
  const fetch = createApiFetch(config, api)
  const render =
    options.render ?? createRenderer(source, { config: configNow, fetch, mode, report: pageFailed(deps) })

  const rendering = new ProcessRateLimit({ requests: deps.config.pagesPerMinute, seconds: 60 })
  const most = Math.max(1, deps.config.renderThreads) * PAGES_OF_A_THREAD
  const turns = new FairGate({
    most,
    mostPerKey: Math.ceil(most * MOST_OF_ONE_SENDER),
    patienceMs: PATIENCE_MS,
  })

  /** The page as all visitors may get it, or, when it cannot be kept, the response for this one request. */
  async function make(c: Context, build: ServerBuild): Promise<SharedPage | Response> {
    const request = c.req.raw
    const page = await render(request)
    if (!('response' in page)) return page
    return secured(request, build, page.response, [`'nonce-${page.nonce}'`])
  }

  /**
   * Draws a page when it is its sender's turn: a sender of hundreds at once delays others only by those under way.
   * What others may wait for, too, begins its drawing in here, and never waits in the line of one sender.
   */
  async function inTurn<Made>(c: Context, build: ServerBuild, draw: () => Promise<Made>) {
    const wait = waitOf(c)
    if (wait > 0) return refuse(c.req.raw, build, 429, wait)
    return orBusy(c, build, () => takeTurn(senderOf(c, deps.config.trustProxy), draw))
  }

  async function takeTurn<Made>(sender: string, draw: () => Promise<Made>): Promise<Made> {
    let state = 'waiting'
    const enter = (next: string) => {
      pagesToRender.dec({ state })
      state = next
      pagesToRender.inc({ state })
    }
    pagesToRender.inc({ state })
    try {
      return await turns.run(sender, () => {
        enter('rendering')
        return draw()
      })
    } finally {
      pagesToRender.dec({ state })
    }
  }

  /** What `draw` makes, or the page that says that no one is free to draw it. */
  async function orBusy<Made>(c: Context, build: ServerBuild, draw: () => Promise<Made>) {
    try {
      return await draw()
    } catch (error) {
      if (!isExhausted(error) && !(error instanceof PageUnavailable)) throw error
      return refuse(c.req.raw, build, 503, RETRY_AFTER_SECONDS * 1000)
    }
  }

  /** Milliseconds until another page is drawn for this sender; only what is drawn counts, not what was kept. */
  function waitOf(c: Context): number {
    if (!deps.config.rateLimits || isInProcess(c)) return 0
    return rendering.take(senderOf(c, deps.config.trustProxy))
  }

  function refuse(request: Request, build: ServerBuild, status: 429 | 503, wait: number): Response {
    const response = new Response(entryOf(build).busyPage(request, status), {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': String(Math.ceil(wait / 1000)),
      },
    })
    return secured(request, build, response, [])
  }

  function secured(request: Request, build: ServerBuild, answer: Answer, scripts: string[]): Response {
    const headers = new Headers(answer.headers)
    for (const [name, value] of headersFor) headers.set(name, value)
    const { scriptSources, styleSources } = entryOf(build)
    const policy = policyFor(request, [...scripts, ...scriptSources], styleSources)
    headers.set('content-security-policy', policy)
    if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache')
    headers.append('vary', 'Accept-Encoding, Accept-Language, Cookie')
    return new Response(answer.body, { status: answer.status, headers })
  }

  return async (c) => {
    const request = c.req.raw
    const build = await source()
    // Pages may be drawn in other threads, but which language a request is for is decided in this one.
    entryOf(build).setSite(configNow())
    const asksForPage = request.method === 'GET' && !new URL(request.url).pathname.endsWith('.data')
    const alone = () => inTurn(c, build, () => make(c, build))
    if (!asksForPage || keepMs === 0) return answer(request, build, await alone())
    // What was drawn by earlier settings is not shown any more.
    const key = `${deps.settings.version} ${entryOf(build).cacheKey(request)}`
    const shared = () => cache.get(key, () => make(c, build))
    const page = await (cache.has(key) ? orBusy(c, build, shared) : inTurn(c, build, shared))
    return answer(request, build, page === 'uncacheable' ? await alone() : page)
  }

  async function answer(
    request: Request,
    build: ServerBuild,
    page: SharedPage | Response,
  ): Promise<Response> {
    if (page instanceof Response) return encodeStream(request, page)
    return secured(request, build, await encodeBuffer(request, page), page.scripts)
  }
}

/** Logs an error of rendering for the operator. */
export const pageFailed =
  ({ log, outage }: Deps) =>
  (error: unknown, path: string, status = statusOf(error)) => {
    if (status === 503) outage.note({ err: error, path })
    else log.error({ err: error, path }, 'page failed')
  }
