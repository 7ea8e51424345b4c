import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { freePort } from '#backend/testing/free-port.ts'
import { hasPgbouncer, startPgbouncer } from '#backend/testing/pgbouncer.ts'
import { PRODUCTION } from '#server/testing/app.ts'
import { ensureBuilt } from '../../scripts/ensure-built.ts'
import { findLoss } from '../failover/find-loss.ts'
import { startHearing } from '../failover/hear-messages.ts'
import { type Orders, startOrders } from '../failover/place-orders.ts'
import { lastFailure, startVisits, summarise, type Visit } from '../failover/visit.ts'
import { OWNER, openMarket } from '../open-market.ts'
import { makeRenters } from '../open-product.ts'
import { createSiteProcess } from '../rolling/site-process.ts'
import { FAULTS } from './faults.ts'

// Disturbs PgBouncer under two processes of the site while orders are placed, and looks at what is lost:
// npm run bench:poolers -- [--renters 6] [--seconds 8] [--orders 10] [--mode transaction] [--only killed].
const { values } = parseArgs({
  options: {
    renters: { type: 'string', default: '6' },
    seconds: { type: 'string', default: '8' },
    /** So many are acknowledged before each fault, and afterwards: without any there would be nothing to lose. */
    orders: { type: 'string', default: '10' },
    mode: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
  },
})
const MODES = ['session', 'transaction'] as const
const KEYS = {
  PUBLISHABLE_KEY: 'sb_publishable_of_the_pooler_bench',
  SECRET_KEY: 'sb_secret_of_the_pooler_bench_0123456789',
}
/** Whoever asks after an outage has an answer within this time. */
const RECOVERED_WITHIN_MS = 15_000

if (!hasPgbouncer) console.log('pgbouncer is not installed here: skipped (apt install pgbouncer)')
else {
  await ensureBuilt()
  for (const mode of MODES) if (mode.includes(values.mode)) await measure(mode)
}
process.exit(process.exitCode ?? 0)

async function measure(mode: (typeof MODES)[number]): Promise<void> {
  const market = await openMarket(300)
  const { databaseUrl } = market
  const pooler = await startPgbouncer(Number(new URL(databaseUrl).port), mode, OWNER)
  const poolerUrl = databaseUrl.replace(/:\d+\//, `:${pooler.port}/`)
  const folder = mkdtempSync(join(tmpdir(), 'lendaround-poolers-'))
  const { SITE_URL: _, ...production } = PRODUCTION
  const ports = [await freePort(), await freePort()]
  const env = {
    ...production,
    ...KEYS,
    NODE_ENV: 'production',
    SITE_URL: `http://127.0.0.1:${ports[0]}`,
    DATABASE_URL: poolerUrl,
    DATABASE_POOL: '10',
    ...(mode === 'transaction' && { DATABASE_DIRECT_URL: databaseUrl, DATABASE_PREPARE: 'false' }),
    DATA_DIR: folder,
    RATE_LIMITS: 'false',
    LOG_LEVEL: 'error',
  }
  const processes = ports.map((port) => createSiteProcess(port, env))
  try {
    for (const one of processes) await one.start()
    const sites = ports.map((port) => ({
      url: `http://127.0.0.1:${port}`,
      publishableKey: KEYS.PUBLISHABLE_KEY,
    }))
    const count = Number(values.renters) + 1
    const [listener, ...renters] = await makeRenters(sites[0]!.url, KEYS, { databaseUrl, count })
    const hearing = await startHearing([sites[0]!, sites[1]!], listener!, market.items[0]!)
    await hearing.untilHeard()
    const items = market.items.filter(({ isInstantPickup }) => isInstantPickup)
    for (const [name, disturb] of Object.entries(FAULTS)) {
      if (!name.includes(values.only)) continue
      const orders = startOrders(sites, renters, items)
      const visitors = startVisits(sites, market.items)
      const enough = Number(values.orders)
      let areEnough = await orders.untilAcknowledged(enough)
      const began = Date.now()
      await disturb({ pooler, poolerUrl, databaseUrl, mode })
      const ended = Date.now()
      const heardMs = await hearing.untilHeard()
      await pause(Number(values.seconds) * 1_000)
      areEnough = (await orders.untilAcknowledged(enough, ended)) && areEnough
      await Promise.all([orders.stop(), visitors.stop()])
      console.log(`\n${mode} mode, ${name} (load ${loadavg()[0]?.toFixed(1)})`)
      await report({ orders, visits: visitors.visits, began, ended, heardMs, databaseUrl })
      if (!areEnough) {
        console.log(`  fewer than ${enough} orders were complete before or afterwards: this says little`)
        process.exitCode = 1
      }
    }
    await hearing.close()
  } finally {
    await Promise.all(processes.map((one) => one.stop()))
    await pooler.stop()
    await market.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Disturbance {
  orders: Orders
  visits: Visit[]
  began: number
  ended: number
  heardMs: number
  databaseUrl: string
}

async function report({ orders, visits, began, ended, heardMs, databaseUrl }: Disturbance): Promise<void> {
  const backAt = lastFailure(visits, ended)
  const after = orders.acknowledged.filter(({ at }) => at > ended).length
  console.log(
    `  all was answered ${seconds(backAt - ended)} afterwards, a message heard after ${seconds(heardMs)}`,
  )
  for (const line of summarise(visits, began, backAt)) console.log(`    ${line}`)
  const refusals = [...orders.refusals].map(([code, times]) => `${times} × ${code}`).join(', ')
  console.log(
    `  orders: ${orders.acknowledged.length - after} before, ${after} afterwards, ${orders.interrupted} met it; refused: ${refusals || 'none'}`,
  )
  const ids = orders.acknowledged.map(({ id }) => id)
  const wrong = Object.entries(await findLoss(databaseUrl, ids)).filter(([, number]) => number > 0)
  console.log(
    `  lost or half done: ${wrong.map(([what, number]) => `${number} ${what}`).join(', ') || 'nothing'}`,
  )
  const odd = visits.some(({ answer }) => answer !== 'ok' && !answer.startsWith('503, Retry-After'))
  if (wrong.length > 0 || odd || backAt - ended > RECOVERED_WITHIN_MS) process.exitCode = 1
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`
}
