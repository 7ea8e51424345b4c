import { cpus, loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import pg from 'pg'
import { BROWSER_ARGUMENTS, findBrowser } from '../../e2e/browser/find-browser.ts'
import { ensureBuilt } from '../../scripts/ensure-built.ts'
import { openMarket } from '../open-market.ts'
import { openProduct } from '../open-product.ts'
import { apiRequests } from './api-requests.ts'
import { fillMarket } from './fill-market.ts'
import { measurePage, measureRequests, type PageFigures } from './measure-page.ts'
import { type Ids, visitsOf } from './pages.ts'
import { BUSY_LENDER } from './seed-rentals.ts'
import { settleMarket } from './settle-market.ts'
import { openSignedIn } from './sign-in.ts'
import { countReads } from './table-reads.ts'

// npm run bench:lists -- [--items 100000] [--people 100000] [--bookings 1000000] [--times 100] [--only /admin] [--folder market | --database postgres://…]
const { values } = parseArgs({
  options: {
    items: { type: 'string', default: '100000' },
    people: { type: 'string', default: '100000' },
    bookings: { type: 'string', default: '1000000' },
    busy: { type: 'string', default: '5000' },
    times: { type: 'string', default: '100' },
    only: { type: 'string', default: '' },
    database: { type: 'string' },
    folder: { type: 'string' },
  },
})
const MAX_P99_MS = 100
const JOBS_MS = 120_000
/** A table is large from here on: reading as many of its rows for one request is a scan. */
const MAX_ROWS_SCANNED = 10_000
/** Rows read for one page that are worth a line. */
const MANY_ROWS = 2_000

await ensureBuilt()
const market = await openMarket(Number(values.items), values)
await fillMarket(market.databaseUrl, {
  people: Number(values.people),
  bookings: Number(values.bookings),
  busy: Number(values.busy),
})
const product = await openProduct(market.databaseUrl, { renters: 0 })
const client = new pg.Client(market.databaseUrl)
await client.connect()
await settleMarket(client)
const { executablePath, env } = await findBrowser()
const launch = () => chromium.launch({ executablePath, env, args: BROWSER_ARGUMENTS })
let browser = await launch()
console.log(
  `${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}; ${market.description}\n`,
)
const slow: string[] = []
try {
  await measure()
  if ('jobs '.includes(values.only)) await measureJobs()
} finally {
  await browser.close()
  await client.end()
  await product.stop()
  await market.stop()
}
if (slow.length > 0) {
  console.error(
    `\n${slow.length} requests are slower than ${MAX_P99_MS} ms or scan a table:\n${slow.join('\n')}`,
  )
  process.exit(1)
}

/** What the process does by the clock: no job reads a large table from beginning to end. */
async function measureJobs(): Promise<void> {
  const reads = await countReads(client, () => wait(JOBS_MS))
  console.log('\njobs of two minutes')
  for (const { table, size, scanned, fetched } of reads) {
    const line = `  ${table} (${size}): ${fetched} rows fetched, ${scanned} scanned`
    if (scanned + fetched > MAX_ROWS_SCANNED) console.log(line)
    if (Math.min(size, scanned) > MAX_ROWS_SCANNED) slow.push(`jobs\n${line}`)
  }
}

async function measure(): Promise<void> {
  const lender = await personOf(`email = '${BUSY_LENDER}'`)
  const admin = await personOf(`email = 'renter-1@bulk.lendaround.example'`)
  await client.query(`update public.profiles set roles = '{renter,admin}' where id = $1`, [admin.id])
  const signIn = async () => ({
    lender: await openSignedIn(browser, product, lender),
    admin: await openSignedIn(browser, product, admin),
  })
  let people = await signIn()
  console.log(
    `${'page and its slowest request'.padEnd(76)}${'p50 ms'.padStart(9)}${'p99 ms'.padStart(9)}${'cpu ms'.padStart(9)}`,
  )
  const cpuMs = () => (product.cpuMs() ?? Number.NaN) + (market.cpuMs() ?? Number.NaN)
  const setting = { client, times: Number(values.times), cpuMs }
  for (const visit of visitsOf(await idsOf(lender.id))) {
    const name = visit.find ? `${visit.path} ⌘K ${visit.find}` : visit.path
    if (!`${name} `.includes(values.only)) continue
    if (!browser.isConnected()) {
      // After a hundred pages it may have gone.
      browser = await launch()
      people = await signIn()
    }
    try {
      const { context } = people[visit.as]
      report(name, await measurePage({ context, url: product.url, ...setting }, visit))
    } catch (error) {
      // One page that cannot be opened keeps the others from nothing.
      slow.push(`${name}: ${(error as Error).message}`)
      console.log(`${name}: ${(error as Error).message.split('\n')[0]}`)
    }
  }
  for (const [name, { token }] of Object.entries(people)) {
    if (!`/rest/v1 as ${name} `.includes(values.only)) continue
    for (const request of await apiRequests(client, product, token))
      report(`/rest/v1 as ${name}`, await measureRequests(setting, [request]))
  }
}

function report(
  path: string,
  { requests, reads, failures, shown = path }: Omit<PageFigures, 'shown'> & { shown?: string },
): void {
  const note = [
    ...failures,
    ...(path.split(/[? ]/)[0] === shown.split(' ')[0] ? [] : [`led to ${shown}`]),
  ].join(', ')
  console.log(`${path} (${requests.length} requests)${note && `: ${note}`}`)
  const [slowest, ...others] = requests.toSorted((a, b) => b.p99 - a.p99)
  if (slowest)
    for (const one of [slowest, ...others.filter(({ p99 }) => p99 > MAX_P99_MS)]) {
      const cells = [one.p50, one.p99, one.cpuMs].map((ms) => ms.toFixed(1).padStart(9)).join('')
      const line = `  ${one.name.slice(0, 74).padEnd(74)}${cells}`
      console.log(line)
      if (one.p99 > MAX_P99_MS) slow.push(`${path}\n${line}`)
    }
  for (const { table, size, scanned, fetched } of reads) {
    const line = `  ${table} (${size}): ${Math.round(fetched)} rows fetched, ${Math.round(scanned)} scanned`
    if (scanned + fetched > MANY_ROWS) console.log(line)
    if (Math.min(size, scanned) > MAX_ROWS_SCANNED) slow.push(`${path}\n${line}`)
  }
}

async function personOf(condition: string): Promise<{ id: string; email: string }> {
  const { rows } = await client.query<{ id: string; email: string }>(
    `select id, email from public.profiles where ${condition}`,
  )
  return rows[0]!
}

async function idsOf(lender: string): Promise<Ids> {
  const { rows } = await client.query<Ids>(
    `select (select id from public.bookings where owner_id = $1 order by start_date desc limit 1) as booking,
       (select id from public.conversations where owner_id = $1 order by created_at desc limit 1) as conversation,
       $1::text as lender,
       (select id from public.affiliates order by earned_cents desc limit 1) as affiliate,
       (select id from public.cases where status = 'open' order by due_at limit 1) as case,
       (select id from public.claims where status = 'escalated' order by updated_at limit 1) as claim,
       (select id from public.disputes where status = 'needs_response' order by created_at limit 1) as dispute,
       (select id from public.kyc_submissions where status = 'pending' order by submitted_at limit 1) as identity,
       (select id from public.outbox order by created_at desc limit 1) as mail`,
    [lender],
  )
  return rows[0]!
}
