import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { CLIENT_FOLDER, loadBuild } from './load-build.ts'
import { onlyReads } from './only-reads.ts'
import { pages } from './pages.ts'
import { staticAssets } from './static-assets.ts'

export type Api = (request: Request) => Promise<Response>

/** How long a rendered page may be given to others, in milliseconds. */
const KEEP_MS = 10_000

/** The built pages and their files; `api` reaches the four protocols without a socket. */
export const web = async (deps: Deps, api: Api): Promise<Hono> => {
  const build = await loadBuild()
  const app = new Hono()
  app.use(onlyReads)
  app.use(await staticAssets(CLIENT_FOLDER))
  app.use(pages(deps, api, async () => build, { mode: 'production', keepMs: KEEP_MS }))
  return app
}
