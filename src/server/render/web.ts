import { Hono } from 'hono'
import type { Deps } from '#server/deps.ts'
import type { Api } from './api-fetch.ts'
import { CLIENT_FOLDER, loadBuild } from './load-build.ts'
import { onlyReads } from './only-reads.ts'
import { pages } from './pages.ts'
import { startRenderThreads } from './render-threads.ts'
import { staticAssets } from './static-assets.ts'

/**
 * Milliseconds for which a rendered page may be served to other visitors. What it shows may change and is told of at once;
 * what time alone changes, such as which hours are left today, may be late by this.
 */
const KEEP_MS = 60_000

export interface Web {
  app: Hono
  close(): Promise<void>
}

/** The built pages and their files; `api` reaches the four protocols without a socket. */
export async function web(deps: Deps, api: Api): Promise<Web> {
  const { renderThreads } = deps.config
  const threads = renderThreads > 0 ? startRenderThreads(deps, api, renderThreads) : undefined
  const build = await loadBuild()
  const app = new Hono()
  app.use(onlyReads)
  app.use(await staticAssets(CLIENT_FOLDER))
  app.use(
    pages(deps, api, async () => build, {
      mode: 'production',
      keepMs: KEEP_MS,
      ...(threads && { render: threads.render }),
    }),
  )
  return { app, close: async () => threads?.close() }
}
