import { Hono } from 'hono'
import type { Backend } from '#backend/create-backend.ts'
import type { Config } from './config.ts'
import type { Deps } from './deps.ts'
import { web } from './render/web.ts'
import { openBackend } from './start.ts'

export interface Site extends Pick<Backend, 'upgrade' | 'hangUp'> {
  app: Hono
  deps: Deps
  startJobs(): void
  close(): Promise<void>
}

/** Serves everything on one port: the protocols first, then the pages; seeded in demo mode. */
export async function openSite(config: Config): Promise<Site> {
  const backend = await openBackend(config)
  const { deps } = backend
  let stopSeeding = async () => {}
  if (config.mode === 'demo') {
    const { seedDemo } = await import('#seed/seed.ts')
    // The last pictures are rendered while the first visitor looks around.
    stopSeeding = (await seedDemo({ ...deps, country: config.demoCountry })).stop
    // A country brings settings along.
    await deps.settings.reload()
  }
  const app = new Hono()
  app.route('/', backend.app)
  const pages = await web(deps, backend.fetch)
  app.route('/', pages.app)
  return {
    app,
    deps,
    upgrade: backend.upgrade,
    hangUp: backend.hangUp,
    startJobs() {
      if (config.jobs) void backend.start()
    },
    async close() {
      await stopSeeding()
      await backend.stop()
      await pages.close()
      await deps.db.close()
    },
  }
}
