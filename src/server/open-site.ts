import { Hono } from 'hono'
import { startJobs } from '#backend/jobs/jobs.ts'
import { createApp } from './app.ts'
import { JOBS, runTask } from './areas.ts'
import type { Config } from './config.ts'
import type { Deps } from './deps.ts'
import { web } from './render/web.ts'
import { openDeps } from './start.ts'

export interface Site {
  app: Hono
  deps: Deps
  startJobs(): void
  close(): Promise<void>
}

/** Everything on one port: the four protocols first, then the pages; seeded in demo mode. */
export async function openSite(config: Config): Promise<Site> {
  const deps = await openDeps(config)
  let stopSeeding = async () => {}
  if (config.mode === 'demo') {
    const { seedDemo } = await import('#seed/seed.ts')
    // Its last pictures are still being made while the first visitor looks around.
    stopSeeding = (await seedDemo(deps)).stop
  }
  const api = createApp(deps)
  const app = new Hono()
  app.route('/', api)
  const pages = await web(deps, async (request) => api.fetch(request))
  app.route('/', pages.app)
  let stopJobs = async () => {}
  return {
    app,
    deps,
    startJobs() {
      stopJobs = startJobs(deps, async (request) => api.fetch(request), JOBS)
      void deps.tasks.start((name, data) => runTask(deps, name, data))
    },
    async close() {
      await stopSeeding()
      await stopJobs()
      await pages.close()
      await deps.db.close()
    },
  }
}
