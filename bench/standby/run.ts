import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../../scripts/ensure-built.ts'
import { type Case, casesOf } from '../cases.ts'
import { measureRequests } from '../measure-requests.ts'
import type { Measured } from '../measured.ts'
import { openMarket } from '../open-market.ts'
import { openProduct } from '../open-product.ts'

// npm run bench:standby -- [--items 10000] [--seconds 20] [--connections 8] [--only search]
const { values } = parseArgs({
  options: {
    items: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '20' },
    connections: { type: 'string', default: '8' },
    only: { type: 'string', default: '' },
  },
})
/** What visitors ask for that is not in a cache. */
const OF_VISITORS = /^(item by id|search: |product page, rendered|search page, rendered)/

/** Processor time for one request, in milliseconds, and the requests a second. */
interface Shares {
  measured: Measured
  standbyMs: number
}

await ensureBuilt()
const market = await openMarket(Number(values.items))
const standby = await market.startStandby()
console.log(
  `${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}; ${market.description}\n`,
)
try {
  const alone = await measureAll({})
  const followed = await measureAll({ DATABASE_READ_URL: standby.url })
  report(alone, followed)
} finally {
  await standby.stop()
  await market.stop()
}

async function measureAll(env: Record<string, string>): Promise<Map<string, Shares>> {
  const product = await openProduct(market.databaseUrl, { renters: 1, env })
  const shares = new Map<string, Shares>()
  try {
    for (const one of casesOf(market.items, product)) {
      if (!OF_VISITORS.test(one.name) || !one.name.includes(values.only)) continue
      shares.set(one.name, await measure(one, product))
    }
  } finally {
    await product.stop()
  }
  return shares
}

async function measure(
  { next }: Case,
  { url, cpuMs }: { url: string; cpuMs(): number | undefined },
): Promise<Shares> {
  // The clock is read before and after what counts.
  const times: number[] = []
  const cpu = () => {
    times.push(standby.cpuMs() ?? Number.NaN)
    const [server, database] = [cpuMs(), market.cpuMs()]
    return server === undefined || database === undefined ? undefined : { server, database }
  }
  const measured = await measureRequests(
    { url, cpu, connections: Number(values.connections), next },
    Number(values.seconds),
  )
  const [before = Number.NaN, after = Number.NaN] = times
  return { measured, standbyMs: (after - before) / (measured.count + measured.failed) }
}

function report(alone: Map<string, Shares>, followed: Map<string, Shares>): void {
  const heads = ['a second', 'primary', 'a second', 'primary', 'standby', 'taken off']
  console.log(`${''.padEnd(46)}${'one database'.padStart(20)}${'with a standby'.padStart(40)}`)
  console.log(
    `${'processor ms for one request'.padEnd(46)}${heads.map((head) => head.padStart(10)).join('')}`,
  )
  for (const [name, before] of alone) {
    const after = followed.get(name)!
    const [once, now] = [
      before.measured.databaseCpuMs ?? Number.NaN,
      after.measured.databaseCpuMs ?? Number.NaN,
    ]
    const cells = [
      before.measured.perSecond.toFixed(0),
      once.toFixed(2),
      after.measured.perSecond.toFixed(0),
      now.toFixed(2),
      after.standbyMs.toFixed(2),
      `${Math.round(100 * (1 - now / once))} %`,
    ]
    const failed = before.measured.failed + after.measured.failed
    console.log(
      `${name.padEnd(46)}${cells.map((cell) => cell.padStart(10)).join('')}${failed > 0 ? `  ${failed} FAILED` : ''}`,
    )
  }
  console.log(`\nload ${loadavg()[0]?.toFixed(1)}`)
}
