import type { RequestListener } from 'node:http'
import { StartError } from '#backend/start/start-error.ts'
import { allUseCases } from './areas.ts'
import { assertNodeVersion } from './assert-node-version.ts'
import type { Config } from './config.ts'
import { drain } from './drain.ts'
import { greeting } from './greeting.ts'
import { guardAnswers } from './guard-answers.ts'
import { createLeaveNotice } from './leave-notice.ts'
import { openServer } from './open-server.ts'
import { openSite } from './open-site.ts'
import { observeRequests } from './operations/observe-requests.ts'
import { readAllSettings } from './read-all-settings.ts'
import { startFailure } from './start-failure.ts'

// A full disk under them must not end the process.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

const { config, site } = await open().catch((error: unknown) => {
  process.stderr.write(startFailure(error))
  process.exit(1)
})
const notice = createLeaveNotice(config.stopNoticeSeconds)
const server = openServer({
  fetch: site.app.fetch,
  upgrade: site.upgrade,
  trustProxy: config.trustProxy,
  observe,
})

server.on('error', async (error: NodeJS.ErrnoException) => {
  const fault = `Port ${config.port} cannot be opened (${error.code}): set PORT to another one.`
  process.stderr.write(startFailure(new StartError(fault)))
  await site.close()
  process.exit(1)
})
server.listen(config.port, config.host, () => {
  site.startJobs()
  process.stdout.write(greeting(config))
})

/** Milliseconds that requests under way have to finish once no more are taken. */
const DRAIN_MS = 10_000
let stopping = false

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    if (stopping) process.exit(1)
    stopping = true
    await notice.give()
    setTimeout(() => process.exit(1), DRAIN_MS).unref()
    await Promise.all([drain(server), site.hangUp()])
    await site.close()
    process.exit(0)
  })
}

/** What stands around every answer: its id and measurements, its span, and the headers that all have. */
function observe(answer: RequestListener): RequestListener {
  const guarded = guardAnswers(answer, isEncrypted(config))
  const useCases = allUseCases(site.deps)
  const traced = site.deps.telemetry?.observeRequests(guarded, useCases) ?? guarded
  return notice.wrap(observeRequests(traced, site.deps, useCases))
}

/** Whether people reach the site over TLS, which a proxy ends before us. */
function isEncrypted({ siteUrl, mode }: Config): boolean {
  return siteUrl.startsWith('https:') && mode !== 'development'
}

async function open() {
  assertNodeVersion()
  const config = readAllSettings()
  return { config, site: await openSite(config) }
}
