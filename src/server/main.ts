import { createAdaptorServer } from '@hono/node-server'
import { assertNodeVersion } from './assert-node-version.ts'
import { readConfig } from './config.ts'
import { greeting } from './greeting.ts'
import { openSite } from './open-site.ts'

assertNodeVersion()

const config = readConfig()
const site = await openSite(config)
const server = createAdaptorServer({ fetch: site.app.fetch })

server.on('error', async (error) => {
  site.deps.log.error({ err: error }, `Port ${config.port} cannot be opened; set PORT to another one`)
  await site.close()
  process.exit(1)
})
server.listen(config.port, config.host, () => {
  site.startJobs()
  process.stdout.write(greeting(config))
})

/** How long requests under way may take to end when the process is asked to stop. */
const DRAIN_MS = 10_000
let stopping = false

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    if (stopping) process.exit(1)
    stopping = true
    setTimeout(() => process.exit(1), DRAIN_MS).unref()
    const drained = new Promise<void>((resolve) => server.close(() => resolve()))
    if ('closeIdleConnections' in server) server.closeIdleConnections()
    await drained
    await site.close()
    process.exit(0)
  })
}
