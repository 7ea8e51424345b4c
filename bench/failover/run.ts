import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { freePort } from '#backend/testing/free-port.ts'
import { PRODUCTION } from '#server/testing/app.ts'
import { ensureBuilt } from '../../scripts/ensure-built.ts'
import { makeRenters } from '../open-product.ts'
import { createSiteProcess } from '../rolling/site-process.ts'
import { findLoss } from './find-loss.ts'
import { startHearing } from './hear-messages.ts'
import { pairTrial } from './pair.ts'
import { patroniTrial } from './patroni.ts'
import { startOrders } from './place-orders.ts'
import { isInstalled, type Stage, type Trial } from './trial.ts'
import { lastFailure, startVisits, summarise } from './visit.ts'

// Takes the primary away under two processes of the site and promotes its standby, and looks at what is lost:
// npm run bench:failover -- [--outage 5] [--renters 8] [--orders 20] [--only "synchronous, several hosts"].
const { values } = parseArgs({
  options: {
    outage: { type: 'string', default: '5' },
    renters: { type: 'string', default: '8' },
    /** So many are acknowledged before the primary goes, and afterwards: without any there would be nothing to lose. */
    orders: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
  },
})

const TRIALS: Trial[] = [
  pairTrial({ isSynchronous: true, by: 'several hosts', fault: 'killed' }),
  pairTrial({ isSynchronous: true, by: 'one address that moves', fault: 'killed' }),
  pairTrial({ isSynchronous: true, by: 'several hosts', fault: 'vanished' }),
  pairTrial({ isSynchronous: true, by: 'one address that moves', fault: 'vanished' }),
  pairTrial({ isSynchronous: true, by: 'haproxy', fault: 'vanished' }),
  pairTrial({ isSynchronous: false, by: 'several hosts', fault: 'killed' }),
  patroniTrial('several hosts'),
  patroniTrial('haproxy'),
]

const KEYS = {
  PUBLISHABLE_KEY: 'sb_publishable_of_the_failover_bench',
  SECRET_KEY: 'sb_secret_of_the_failover_bench_0123456789',
}
const AFTER_MS = 20_000

await ensureBuilt()
for (const trial of TRIALS) if (trial.name.includes(values.only)) await measure(trial)
process.exit(process.exitCode ?? 0)

async function measure(trial: Trial): Promise<void> {
  const missing = trial.needs.filter((program) => !isInstalled(program))
  if (missing.length > 0) {
    console.log(`\n${trial.name}: skipped, ${missing.join(' and ')} not installed here (apt install)`)
    return
  }
  const stage = await trial.open().catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
    console.log('PostgreSQL is not here: skipped. Name the folder of its programs in TEST_POSTGRES_BIN.')
    process.exit(0)
  })
  const folder = mkdtempSync(join(tmpdir(), 'lendaround-failover-'))
  const { SITE_URL: _, ...production } = PRODUCTION
  const env = {
    ...production,
    ...KEYS,
    NODE_ENV: 'production',
    DATABASE_URL: stage.siteUrl,
    DATA_DIR: folder,
    RATE_LIMITS: 'false',
    LOG_LEVEL: 'error',
  }
  const ports = [await freePort(), await freePort()]
  const processes = ports.map((port) =>
    createSiteProcess(port, { ...env, SITE_URL: `http://127.0.0.1:${ports[0]}` }),
  )
  try {
    for (const one of processes) await one.start()
    await tryOut(trial, stage, ports)
  } finally {
    await Promise.all(processes.map((one) => one.stop()))
    await stage.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function tryOut(trial: Trial, stage: Stage, ports: number[]): Promise<void> {
  const { market } = stage
  const sites = ports.map((port) => ({
    url: `http://127.0.0.1:${port}`,
    publishableKey: KEYS.PUBLISHABLE_KEY,
  }))
  const count = Number(values.renters) + 1
  const [listener, ...renters] = await makeRenters(sites[0]!.url, KEYS, {
    databaseUrl: market.databaseUrl,
    count,
  })
  const hearing = await startHearing([sites[0]!, sites[1]!], listener!, market.items[0]!)
  await hearing.untilHeard()
  const orders = startOrders(
    sites,
    renters,
    market.items.filter(({ isInstantPickup }) => isInstantPickup),
  )
  const visitors = startVisits(sites, market.items)
  const enough = Number(values.orders)
  const areEnoughBefore = await orders.untilAcknowledged(enough)

  const lostAt = Date.now()
  stage.lose()
  const newPrimary = await stage.promote(Number(values.outage) * 1_000)
  const promotedAt = Date.now()

  const heardMs = await hearing.untilHeard()
  await pause(AFTER_MS)
  const areEnoughAfter = await orders.untilAcknowledged(enough, promotedAt)
  await Promise.all([orders.stop(), visitors.stop()])
  await hearing.close()

  const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`
  const backAt = lastFailure(visitors.visits, promotedAt)
  const firstAfter = orders.acknowledged.find(({ at }) => at > promotedAt)
  const before = orders.acknowledged.filter(({ at }) => at <= promotedAt).length
  console.log(`\n${trial.name} (load ${loadavg()[0]?.toFixed(1)})`)
  console.log(`  promoted ${seconds(promotedAt - lostAt)} after the primary was lost; from then on:`)
  console.log(`  all pages and /readyz answered after ${seconds(backAt - promotedAt)}`)
  console.log(
    `  the first order was complete after ${firstAfter ? seconds(firstAfter.at - promotedAt) : 'never'}`,
  )
  console.log(`  a message was heard by the other process after ${seconds(heardMs)}`)
  for (const line of summarise(visitors.visits, lostAt, backAt)) console.log(`    ${line}`)
  const refusals = [...orders.refusals].map(([code, times]) => `${times} × ${code}`).join(', ')
  console.log(
    `  orders: ${before} before, ${orders.acknowledged.length - before} afterwards, ${orders.interrupted} met the outage; refused: ${refusals || 'none'}`,
  )
  const loss = await findLoss(
    newPrimary,
    orders.acknowledged.map(({ id }) => id),
  )
  for (const [what, number] of Object.entries(loss)) console.log(`  ${what}: ${number}`)
  const { 'acknowledged orders that are lost': lost, ...broken } = loss
  if ((trial.isSynchronous && lost > 0) || Object.values(broken).some((number) => number > 0))
    process.exitCode = 1
  if (!areEnoughBefore || !areEnoughAfter) {
    console.log(`  fewer than ${enough} orders were complete before or afterwards: this says little`)
    process.exitCode = 1
  }
}
