import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '#backend/testing/free-port.ts'
import { PRODUCTION } from '#server/testing/app.ts'
import { ensureBuilt } from '../../scripts/ensure-built.ts'
import { type Market, openMarket } from '../open-market.ts'
import { startLoad } from './load.ts'
import { findProxies, type ReverseProxy } from './proxies.ts'
import { createSiteProcess } from './site-process.ts'

// Restarts two processes one after another behind a proxy and under load, and counts the requests that are lost:
// npm run bench:rolling -- [--clients 16] [--rounds 2] [--notice 5] [--only nginx].
// Needs nginx or haproxy (apt install nginx haproxy).
const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '16' },
    rounds: { type: 'string', default: '2' },
    notice: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
  },
})
const { found, missing } = findProxies()
for (const name of missing) console.log(`${name} is not installed here: skipped (apt install ${name})`)
if (found.length > 0) {
  await ensureBuilt()
  const market = await openMarket(500)
  try {
    for (const proxy of found) if (proxy.name.includes(values.only)) await measure(proxy, market)
  } finally {
    await market.stop()
  }
}

async function measure(proxy: ReverseProxy, market: Market): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lendaround-rolling-'))
  const key = 'sb_publishable_of_the_rolling_restart_bench'
  const port = await freePort()
  const { SITE_URL: _, ...production } = PRODUCTION
  const env = {
    ...production,
    NODE_ENV: 'production',
    DATABASE_URL: market.databaseUrl,
    DATA_DIR: folder,
    SITE_URL: `http://127.0.0.1:${port}`,
    PUBLISHABLE_KEY: key,
    SECRET_KEY: 'sb_secret_of_the_rolling_restart_bench_0123456789',
    STOP_NOTICE_SECONDS: values.notice,
    RATE_LIMITS: 'false',
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'error',
  }
  const processes = [createSiteProcess(await freePort(), env), createSiteProcess(await freePort(), env)]
  const [command, ...args] = proxy.command(
    folder,
    port,
    processes.map((one) => one.port),
  )
  let running: ChildProcess | undefined
  try {
    for (const one of processes) await one.start()
    running = spawn(command!, args, { stdio: ['ignore', 'ignore', 'inherit'] })
    await untilAnswering(port)
    await roll(proxy.name, port, key, processes, market)
  } finally {
    running?.kill()
    await Promise.all(processes.map((one) => one.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}

async function roll(
  name: string,
  port: number,
  key: string,
  processes: ReturnType<typeof createSiteProcess>[],
  { items }: Market,
): Promise<void> {
  const apikey = { apikey: key }
  const json = { ...apikey, 'content-type': 'application/json' }
  const load = startLoad(port, Number(values.clients), [
    { method: 'GET', path: `/product/${items[0]!.id}` },
    { method: 'GET', path: `/rest/v1/items?select=id,title&id=eq.${items[1]!.id}`, headers: apikey },
    { method: 'POST', path: '/rest/v1/rpc/search_items', headers: json, body: '{"page_size":3}' },
    { method: 'GET', path: '/livez' },
  ])
  const started = performance.now()
  for (let round = 0; round < Number(values.rounds); round++)
    for (const one of processes) {
      await one.stop()
      await one.start()
      // The proxy takes it in again.
      await new Promise((resolve) => setTimeout(resolve, 6_000))
    }
  const { asked, lost } = await load.stop()
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(
    `${name}: ${values.rounds} × 2 restarts in ${seconds} s, ${asked} requests, ${lost.length} lost`,
  )
  const kinds = Map.groupBy(lost, ({ what, why }) => `${what}: ${why}`)
  for (const [kind, ones] of kinds) console.log(`  ${ones.length} × ${kind}`)
  if (lost.length > 0) process.exitCode = 1
}

async function untilAnswering(port: number): Promise<void> {
  for (let n = 0; n < 100; n++) {
    const ok = await fetch(`http://127.0.0.1:${port}/livez`).then(
      (response) => response.ok,
      () => false,
    )
    if (ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The proxy does not answer')
}
