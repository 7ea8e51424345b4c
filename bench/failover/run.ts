import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { freePort } from '#backend/testing/free-port.ts'
import { PRODUCTION } from '#server/testing/app.ts'
import { ensureBuilt } from '../../scripts/ensure-built.ts'
import { type Market, openMarket } from '../open-market.ts'
import { makeRenters } from '../open-product.ts'
import { createSiteProcess } from '../rolling/site-process.ts'
import { findLoss } from './find-loss.ts'
import { startHearing } from './hear-messages.ts'
import { openMovingAddress } from './moving-address.ts'
import { startOrders } from './place-orders.ts'
import { lastFailure, startVisits, summarise } from './visit.ts'

// Takes the primary away under two processes of the site and promotes its standby, and looks at what is lost:
// npm run bench:failover -- [--outage 5] [--renters 8] [--only "synchronous, several hosts"].
const { values } = parseArgs({
  options: {
    outage: { type: 'string', default: '5' },
    renters: { type: 'string', default: '8' },
    only: { type: 'string', default: '' },
  },
})

interface Trial {
  isSynchronous: boolean
  /** How the site finds the primary: by several hosts in DATABASE_URL, or by one address that moves. */
  by: 'several hosts' | 'one address that moves'
  /** Its processes are killed, or its machine neither answers nor hangs up any more. */
  fault: 'killed' | 'vanished'
}

const TRIALS: Trial[] = [
  { isSynchronous: true, by: 'several hosts', fault: 'killed' },
  { isSynchronous: true, by: 'one address that moves', fault: 'killed' },
  { isSynchronous: true, by: 'several hosts', fault: 'vanished' },
  { isSynchronous: false, by: 'several hosts', fault: 'killed' },
]
const nameOf = ({ isSynchronous, by, fault }: Trial) =>
  `${isSynchronous ? 'synchronous' : 'asynchronous'}, ${by}, ${fault}`

const KEYS = {
  PUBLISHABLE_KEY: 'sb_publishable_of_the_failover_bench',
  SECRET_KEY: 'sb_secret_of_the_failover_bench_0123456789',
}
const BEFORE_MS = 10_000
const AFTER_MS = 20_000

await ensureBuilt()
for (const trial of TRIALS) if (nameOf(trial).includes(values.only)) await measure(trial)
process.exit(process.exitCode ?? 0)

async function measure(trial: Trial): Promise<void> {
  const market = await openMarket(300).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
    console.log('PostgreSQL is not here: skipped. Name the folder of its programs in TEST_POSTGRES_BIN.')
    process.exit(0)
  })
  const folder = mkdtempSync(join(tmpdir(), 'lendaround-failover-'))
  const standby = await market.startStandby()
  if (trial.isSynchronous) await waitForStandby(market.databaseUrl)
  const [primaryPort, standbyPort] = [market.databaseUrl, standby.url].map((url) => Number(new URL(url).port))
  const address = await openMovingAddress(primaryPort!)
  const { SITE_URL: _, ...production } = PRODUCTION
  const env = {
    ...production,
    ...KEYS,
    NODE_ENV: 'production',
    DATABASE_URL:
      trial.by === 'several hosts'
        ? `postgres://postgres@127.0.0.1:${primaryPort},127.0.0.1:${standbyPort}/market`
        : `postgres://postgres@127.0.0.1:${address.port}/market`,
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
    await tryOut(trial, { market, standbyUrl: standby.url, standbyPort: standbyPort!, ports, address })
  } finally {
    address.close()
    await Promise.all(processes.map((one) => one.stop()))
    await standby.stop()
    if (trial.fault === 'vanished') market.server!.kill()
    await market.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Stage {
  market: Market
  standbyUrl: string
  standbyPort: number
  ports: number[]
  address: Awaited<ReturnType<typeof openMovingAddress>>
}

async function tryOut(
  trial: Trial,
  { market, standbyUrl, standbyPort, ports, address }: Stage,
): Promise<void> {
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
  await pause(BEFORE_MS)

  const lostAt = Date.now()
  if (trial.fault === 'killed') market.server!.kill()
  else market.server!.freeze(true)
  address.pointTo(undefined)
  await pause(Number(values.outage) * 1_000)
  const promotedAt = Date.now()
  await promote(standbyUrl)
  address.pointTo(standbyPort)

  const heardMs = await hearing.untilHeard()
  await pause(AFTER_MS)
  await Promise.all([orders.stop(), visitors.stop()])
  await hearing.close()

  const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`
  const backAt = lastFailure(visitors.visits, promotedAt)
  const firstAfter = orders.acknowledged.find(({ at }) => at > promotedAt)
  const before = orders.acknowledged.filter(({ at }) => at <= promotedAt).length
  console.log(`\n${nameOf(trial)} (load ${loadavg()[0]?.toFixed(1)})`)
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
    standbyUrl,
    orders.acknowledged.map(({ id }) => id),
  )
  for (const [what, number] of Object.entries(loss)) console.log(`  ${what}: ${number}`)
  const { 'acknowledged orders that are lost': lost, ...broken } = loss
  if ((trial.isSynchronous && lost > 0) || Object.values(broken).some((number) => number > 0))
    process.exitCode = 1
  if (!firstAfter) process.exitCode = 1
}

/** As an operator sets it once a standby follows: an order is not acknowledged before that one has it, too. */
async function waitForStandby(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`alter system set synchronous_standby_names = '*'`)
  await client.query('select pg_reload_conf()')
  const isSync = () => client.query(`select from pg_stat_replication where sync_state = 'sync'`)
  while ((await isSync()).rowCount === 0) await pause(100)
  await client.end()
}

async function promote(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('select pg_promote()')
  await client.end()
}
