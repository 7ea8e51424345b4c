import { randomFrom } from '#seed/random.ts'
import { type CpuClock, type Measured, sumUp, withCpu } from './measured.ts'
import type { MarketItem } from './open-market.ts'
import type { Product, Renter } from './open-product.ts'

const HOUR_MS = 3_600_000
/** Later than every absence in the market: each hold finds its dates free. */
const FREE_FROM_DAYS = 120
const WARM_UP_SECONDS = 2

/** Renters who all the time hold something of somebody's and give it back; the time is that of both together. */
export async function measureCheckouts(
  product: Product,
  items: MarketItem[],
  cpu: CpuClock,
  seconds: number,
): Promise<Measured> {
  await run(product, items, WARM_UP_SECONDS)
  return withCpu(cpu, () => run(product, items, seconds))
}

async function run(product: Product, items: MarketItem[], seconds: number): Promise<Measured> {
  const times: number[] = []
  const failures: string[] = []
  const started = performance.now()
  const checkOut = async (renter: Renter, n: number) => {
    const random = randomFrom(`renter ${n}`)
    while (performance.now() - started < seconds * 1000) {
      const before = performance.now()
      const line = wish(random.pick(items), random.between(0, 200))
      const failure =
        (await call(product, renter, 'place-hold', { lines: [line] })) ??
        (await call(product, renter, 'release-hold', {}))
      if (failure) failures.push(failure)
      else times.push(performance.now() - before)
    }
  }
  await Promise.all(product.renters.map(checkOut))
  if (failures[0]) console.error(`A checkout failed: ${failures[0]}`)
  return sumUp(times, (performance.now() - started) / 1000, failures.length)
}

function wish(item: MarketItem, daysLater: number) {
  const hour = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS
  const start = hour + (FREE_FROM_DAYS + daysLater) * 24 * HOUR_MS
  const end = start + item.minHours * HOUR_MS
  return { itemId: item.id, start: new Date(start).toISOString(), end: new Date(end).toISOString() }
}

/** Answers what went wrong, if anything did. */
async function call(
  product: Product,
  renter: Renter,
  useCase: string,
  input: object,
): Promise<string | undefined> {
  const response = await fetch(`${product.url}/functions/v1/${useCase}`, {
    method: 'POST',
    headers: {
      apikey: product.publishableKey,
      authorization: `Bearer ${renter.token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(input),
  })
  const body = await response.text()
  return response.ok ? undefined : `${response.status} ${body}`
}
