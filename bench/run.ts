import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../scripts/ensure-built.ts'
import { type Case, casesOf, preparedSelect } from './cases.ts'
import { formatReport, type Line } from './format-report.ts'
import {
  measureConflictingHolds,
  measureFreeHolds,
  measureOrders,
  measureReservations,
} from './measure-orders.ts'
import { measureRequests } from './measure-requests.ts'
import { measureSignIns } from './measure-sign-ins.ts'
import type { CpuClock } from './measured.ts'
import { openMarket } from './open-market.ts'
import { openProduct } from './open-product.ts'
import { printRelevance } from './relevance/print-relevance.ts'
import { startProcess } from './start-process.ts'

// npm run bench -- [--items 10000] [--seconds 10] [--only "search page"]
const { values } = parseArgs({
  options: {
    items: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '10' },
    only: { type: 'string', default: '' },
  },
})
const seconds = Number(values.seconds)
const CONNECTIONS = 32
const CONCURRENT_RENTERS = 8

await ensureBuilt()
if (isWanted('relevance')) await printRelevance()
const market = await openMarket(Number(values.items))
const product = await openProduct(market.databaseUrl, { renters: CONCURRENT_RENTERS })
const plain = await startProcess('bench/prepared-select.ts', { DATABASE_URL: market.databaseUrl })
const busy = loadavg()[0]! > 0.5 * cpus().length
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}; ${market.description}\n`)
if (busy)
  console.log('This machine does other things, too: only ratios and processor times mean something.\n')

const lines: Line[] = []
try {
  const base = preparedSelect(market.items)
  const first = await measure(base)
  for (const one of casesOf(market.items, product)) if (isWanted(one.name)) await measure(one)
  if (isWanted('hold') || isWanted('checkout')) await runCheckouts()
  if (isWanted('sign-in')) await runSignIns()
  const last = await measure({ ...base, name: `${base.name}, again` })
  console.log(`\n${formatReport(lines, (first + last) / 2)}`)
} finally {
  await Promise.all([product.stop(), plain.stop()])
  await market.stop()
}

async function measure({ name, of, next, aim }: Case): Promise<number> {
  const { url, cpuMs } = of === 'product' ? product : plain
  const measured = await measureRequests(
    { url, cpu: clockOf(cpuMs), connections: CONNECTIONS, next },
    seconds,
  )
  add({ name, connections: CONNECTIONS, measured, ...(aim && { aim }) })
  return measured.perSecond
}

async function runCheckouts() {
  const run = { product, items: market.items, cpu: clockOf(product.cpuMs), seconds }
  const reserved = await measureReservations(run)
  add({
    name: 'checkout: reserve and release',
    connections: CONCURRENT_RENTERS,
    measured: reserved,
    aim: { perSecond: 50 },
  })
  add({
    name: 'hold: mostly free',
    connections: CONCURRENT_RENTERS,
    measured: await measureFreeHolds(run),
    aim: { perSecond: 1000 },
  })
  const conflicts = await measureConflictingHolds(run)
  add({ name: 'hold: all conflicting', connections: CONCURRENT_RENTERS - 1, measured: conflicts })
  const instant = { ...run, items: market.items.filter(({ isInstantPickup }) => isInstantPickup) }
  const orders = await measureOrders(instant)
  add({
    name: 'checkout: hold to booking',
    connections: CONCURRENT_RENTERS,
    measured: orders,
    aim: { perSecond: 100 },
  })
  console.log(`Units taken twice at the same time: ${await market.overlaps()}`)
}

async function runSignIns() {
  const { signIns, pings } = await measureSignIns(product, clockOf(product.cpuMs), seconds)
  add({ name: 'sign-in by password', connections: CONCURRENT_RENTERS, measured: signIns })
  add({ name: 'GET /ping meanwhile', connections: 1, measured: pings, aim: { p99: 50 } })
}

/** The processor time of one of the servers, and of the database that both use. */
function clockOf(cpuMs: () => number | undefined): CpuClock {
  return () => {
    const [server, database] = [cpuMs(), market.cpuMs()]
    return server === undefined || database === undefined ? undefined : { server, database }
  }
}

function add(line: Line) {
  lines.push(line)
  console.log(`${line.name}: ${line.measured.perSecond.toFixed(0)}/s`)
}

function isWanted(name: string): boolean {
  return name.includes(values.only)
}
