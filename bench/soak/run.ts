import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { freePort } from '#backend/testing/free-port.ts'
import { randomFrom } from '#seed/random.ts'
import { startSmtpDouble } from '#server/mail/testing/smtp-double.ts'
import { ensureBuilt } from '../../scripts/ensure-built.ts'
import { sumUp } from '../measured.ts'
import { openMarket } from '../open-market.ts'
import { openProduct } from '../open-product.ts'
import { type Action, actionsOf } from './actions.ts'
import { GAUGES, IN_USE, readGauges } from './gauges.ts'
import { type Sample, trendOf } from './slope.ts'

// npm run bench:soak -- [--minutes 30] [--rate 3] [--items 2000] [--warm-up 8] [--every 10]
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    rate: { type: 'string', default: '3' },
    items: { type: 'string', default: '2000' },
    'warm-up': { type: 'string', default: '8' },
    every: { type: 'string', default: '10' },
  },
})
const METRICS_TOKEN = 'soak-metrics-0123456789'
const RENTERS = 24
const MAX_UNDER_WAY = 40
const COLLECTION_SECONDS = 120
/** A process grows until its code is compiled and its caches are full: that is no trend, and goes faster with more to do. */
const WARM_UP_FACTOR = 2
const warmUpSeconds = Number(values['warm-up']) * 60
const seconds = warmUpSeconds + Number(values.minutes) * 60

await ensureBuilt()
const market = await openMarket(Number(values.items))
// Without a mail server mails would be kept, and be due for ever.
const smtp = await startSmtpDouble()
const inspector = await freePort()
const product = await openProduct(market.databaseUrl, {
  renters: RENTERS,
  env: { METRICS_TOKEN, SMTP_URL: smtp.url, MAIL_FROM: 'no-reply@lendaround.example' },
  options: [`--inspect=127.0.0.1:${inspector}`, '--inspect-publish-uid=http'],
})
const watched = {
  url: product.url,
  metricsToken: METRICS_TOKEN,
  databaseUrl: market.databaseUrl,
  inspector,
}
console.log(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}; ${market.description}`,
)
console.log(
  `${values.rate} actions a second for ${values.minutes} minutes, after ${values['warm-up']} with ${WARM_UP_FACTOR} times as many\n`,
)

const samples = new Map<string, Sample[]>(GAUGES.map(({ name }) => [name, []]))
const times = new Map<string, number[]>()
const failures = new Map<string, number>()
let skipped = 0
try {
  await soak()
} finally {
  await product.stop()
  await market.stop()
  await smtp.close()
}
// Clients of actions that failed would keep this process for their patience.
process.exit(report() ? 0 : 1)

async function soak(): Promise<void> {
  const actions = actionsOf(product, market.items)
  const random = randomFrom('soak order')
  const started = performance.now()
  let next = started
  const elapsed = () => (performance.now() - started) / 1_000
  const underWay = new Set<Promise<void>>()
  let sampledAt = -Infinity
  while (elapsed() < seconds) {
    if (underWay.size >= MAX_UNDER_WAY) skipped += 1
    else {
      const action: Promise<void> = attempt(draw(actions, random.next())).finally(() =>
        underWay.delete(action),
      )
      underWay.add(action)
    }
    if (elapsed() - sampledAt >= Number(values.every)) {
      sampledAt = elapsed()
      await sample(sampledAt)
    }
    next += 1_000 / Number(values.rate) / (elapsed() < warmUpSeconds ? WARM_UP_FACTOR : 1)
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())))
  }
  await Promise.all(underWay)
}

function draw(actions: Action[], at: number): Action {
  let sum = 0
  for (const action of actions) {
    sum += action.share / 100
    if (at < sum) return action
  }
  return actions[0]!
}

async function attempt({ name, run }: Action): Promise<void> {
  const started = performance.now()
  try {
    await run()
    times.set(name, [...(times.get(name) ?? []), performance.now() - started])
  } catch (error) {
    const what = `${name}: ${(error as Error).message}`
    failures.set(what, (failures.get(what) ?? 0) + 1)
  }
}

async function sample(at: number): Promise<void> {
  const isDue = at - (samples.get(IN_USE)?.at(-1)?.at ?? -Infinity) >= COLLECTION_SECONDS
  const gauges = await readGauges(watched, isDue)
  for (const [name, value] of gauges) samples.get(name)!.push({ at, value })
  if (!isDue) return
  const memory = [...gauges].filter(([name]) => name.endsWith(', MB'))
  console.log(
    `${String(Math.round(at / 60)).padStart(3)} min: ${memory.map(([name, value]) => `${name.replace(', MB', '')} ${value.toFixed(0)}`).join('; ')}`,
  )
}

/** Prints what was done and each trend after warming up; answers whether nothing failed and all are flat. */
function report(): boolean {
  console.log(
    `\n${'action'.padEnd(30)}${['done', 'p50 ms', 'p99 ms'].map((head) => head.padStart(10)).join('')}`,
  )
  for (const [name, walls] of times) {
    const { count, p50, p99 } = sumUp(walls, seconds, 0)
    console.log(
      name.padEnd(30) +
        [count, p50.toFixed(0), p99.toFixed(0)].map((cell) => String(cell).padStart(10)).join(''),
    )
  }
  for (const [what, count] of failures) console.log(`FAILED ${count} × ${what}`)
  if (skipped > 0) console.log(`${skipped} were not begun, because ${MAX_UNDER_WAY} were under way`)
  const heads = ['first', 'last', 'most', 'growth', 'an hour']
  console.log(`\n${'after warming up'.padEnd(30)}${heads.map((head) => head.padStart(10)).join('')}  verdict`)
  let isFlat = true
  for (const { name, slack } of GAUGES) {
    const taken = samples.get(name)!.filter(({ at }) => at >= warmUpSeconds)
    if (taken.length < 6) continue
    const trend = trendOf(taken, slack)
    isFlat &&= trend.isFlat
    const cells = [trend.first, trend.last, trend.most, trend.growth, trend.perHour]
    console.log(
      `${name.padEnd(30)}${cells.map((cell) => cell.toFixed(1).padStart(10)).join('')}  ${trend.isFlat ? 'flat' : 'GROWS'}`,
    )
  }
  console.log(`\n${isFlat ? 'Flat.' : 'Something grows.'} Load ${loadavg()[0]?.toFixed(1)}`)
  return isFlat && failures.size === 0
}
