import './load-env-file.ts'
import { createServer as createHttpServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { ServerBuild } from 'react-router'
import { createServer as createVite, isRunnableDevEnvironment } from 'vite'

// Must run before any of our modules reads the environment.
process.env.LENDAROUND_MODE ??= 'development'
process.env.NODE_ENV ??= 'development'

const { assertNodeVersion } = await import('../src/server/assert-node-version.ts')
const { readAllSettings } = await import('../src/server/read-all-settings.ts')
const { startFailure } = await import('../src/server/start-failure.ts')
const { greeting } = await import('../src/server/greeting.ts')
const { jobsOf, runTask } = await import('../src/server/areas.ts')
const { HOUSEKEEPING, startJobs } = await import('#backend/jobs/jobs.ts')
const { openBackend } = await import('../src/server/start.ts')
const { pages } = await import('../src/server/render/pages.ts')
const { seedDemo } = await import('#seed/seed.ts')

const { config, backend } = await open().catch((error: unknown) => {
  process.stderr.write(startFailure(error))
  process.exit(1)
})

const { deps } = backend
const server = createHttpServer()
const vite = await createVite({
  server: { middlewareMode: true, hmr: { server } },
  appType: 'custom',
})
const { ssr } = vite.environments
if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite gave no environment that runs server code')
const { runner } = ssr

/** The API from the current files: an edit takes effect with the next request. */
async function api(request: Request): Promise<Response> {
  const { createApp } = (await runner.import('/src/server/app.ts')) as typeof import('../src/server/app.ts')
  if (made?.createApp !== createApp) made = { createApp, app: createApp(deps) }
  return made.app.fetch(request)
}
let made: { createApp: unknown; app: Hono } | undefined

const loadBuild = () => runner.import('virtual:react-router/server-build') as Promise<ServerBuild>
const site = new Hono()
site.all('/ping', (c) => api(c.req.raw))
for (const protocol of ['auth', 'rest', 'storage', 'functions'])
  site.all(`/${protocol}/v1/*`, (c) => api(c.req.raw))
site.all('/realtime/v1/*', (c) => backend.fetch(c.req.raw))
site.use(pages(deps, api, loadBuild, { mode: 'development', keepMs: 0 }))

const listener = getRequestListener(site.fetch)
server.on('request', (request, response) => {
  vite.middlewares(request, response, () => listener(request, response))
})
server.on('upgrade', (request, socket, head) => void backend.upgrade(request, socket, head))
const stopJobs = startJobs(deps, api, [...HOUSEKEEPING, ...jobsOf(deps)])
await deps.tasks.start((name, data) => runTask(deps, name, data))
server.listen(config.port, config.host, () => process.stdout.write(greeting(config)))

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    void backend.hangUp()
    server.closeAllConnections()
    await Promise.allSettled([stopJobs(), vite.close()])
    await deps.db.close()
    process.exit(0)
  })
}

async function open() {
  assertNodeVersion()
  const config = readAllSettings()
  const backend = await openBackend(config)
  await seedDemo(backend.deps)
  return { config, backend }
}
