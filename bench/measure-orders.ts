import type { HeldBasket, StartedPayment } from '#contract/checkout.ts'
import { type Random, randomFrom } from '#seed/random.ts'
import { type Answer, callUseCase, type Site } from './call-use-case.ts'
import { type CpuClock, type Measured, sumUp, withCpu } from './measured.ts'
import type { MarketItem } from './open-market.ts'
import type { Product, Renter } from './open-product.ts'

const HOUR_MS = 3_600_000
/** Later than every calendar entry of the market, so that only bookings of this run can conflict. */
const FREE_FROM_DAYS = 120
const WARM_UP_SECONDS = 2
const CARD = { number: '4242 4242 4242 4242', expMonth: 12, expYear: 2040, cvc: '123', name: 'R Renter' }

interface Shop {
  product: Site
  items: MarketItem[]
  /** How a use case is called; once, unless somebody tries again. */
  call?: typeof callUseCase
}

interface Run extends Shop {
  product: Product
  cpu: CpuClock
  seconds: number
}

/** One step of a renter; returns the error, if there was one. */
type Step = (renter: Renter, random: Random) => Promise<string | undefined>

/** Each renter holds one item after another; a new hold replaces the previous one. */
export function measureFreeHolds(run: Run): Promise<Measured> {
  return measure(run, async (renter, random) => {
    const { code } = await hold(run, renter, random)
    return code
  })
}

/** The time of a hold and its release together. */
export function measureReservations(run: Run): Promise<Measured> {
  return measure(run, async (renter, random) => {
    const { code } = await hold(run, renter, random)
    return code ?? (await callUseCase(run.product, renter, 'release-hold', {})).code
  })
}

/** One renter holds an item, and all others try to hold the same hours: each must be refused. */
export async function measureConflictingHolds(run: Run): Promise<Measured> {
  const [holder, ...others] = run.product.renters
  const line = lineOf(run.items[0]!, 0)
  const held = await callUseCase<HeldBasket>(run.product, holder, 'place-hold', { lines: [line] })
  if (held.code) throw new Error(`The item could not be held: ${held.code}`)
  const conflicts = { ...run, product: { ...run.product, renters: others } }
  return measure(conflicts, async (renter) => {
    const { code } = await callUseCase(run.product, renter, 'place-hold', { lines: [line] })
    return code === 'ITEMS_UNAVAILABLE' ? undefined : (code ?? 'was held twice')
  })
}

/** From the hold to the confirmed booking, including payment, ledger, mails and handover code. */
export function measureOrders(run: Run): Promise<Measured> {
  return measure(run, async (renter, random) => (await placeOrder(run, renter, random)).code)
}

/** One order of a renter, paid by the test card: its id, or the refusal's code. */
export async function placeOrder(shop: Shop, renter: Renter, random: Random): Promise<Answer<string>> {
  const { product, call = callUseCase } = shop
  const held = await hold(shop, renter, random)
  if (!held.value) return held
  const { reservationIds, totalCents } = held.value
  const started = await call<StartedPayment>(product, renter, 'start-payment', {
    lines: reservationIds.map((reservationId) => ({ reservationId, deliveryMethod: 'pickup' })),
    expectedTotalCents: totalCents,
  })
  if (!started.value) return started
  const { orderId, clientSecrets } = started.value
  const secret = { clientSecret: clientSecrets[0], card: CARD }
  const paid = await call(product, undefined, 'confirm-test-payment', secret)
  if (paid.code !== undefined) return { code: paid.code }
  const completed = await call(product, renter, 'complete-checkout', { orderId })
  return completed.code === undefined ? { value: orderId } : { code: completed.code }
}

async function measure(run: Run, step: Step): Promise<Measured> {
  await repeat(run, step, WARM_UP_SECONDS)
  return withCpu(run.cpu, () => repeat(run, step, run.seconds))
}

/** Every renter repeats the step until the time is up. */
async function repeat({ product }: Run, step: Step, seconds: number): Promise<Measured> {
  const times: number[] = []
  const failures = new Map<string, number>()
  const started = performance.now()
  const work = async (renter: Renter) => {
    const random = randomFrom(`${renter.email} ${started}`)
    while (performance.now() - started < seconds * 1000) {
      const before = performance.now()
      const failure = await step(renter, random)
      if (failure) failures.set(failure, (failures.get(failure) ?? 0) + 1)
      else times.push(performance.now() - before)
    }
  }
  await Promise.all(product.renters.map(work))
  if (failures.size > 0) console.error('Not done:', Object.fromEntries(failures))
  const failed = [...failures.values()].reduce((sum, count) => sum + count, 0)
  return sumUp(times, (performance.now() - started) / 1000, failed)
}

function hold({ product, items, call = callUseCase }: Shop, renter: Renter, random: Random) {
  const line = lineOf(random.pick(items), random.between(0, 200))
  return call<HeldBasket>(product, renter, 'place-hold', { lines: [line] })
}

/** The shortest possible rental of an item, this many days from now. */
function lineOf(item: MarketItem, daysLater: number) {
  const start = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + (FREE_FROM_DAYS + daysLater) * 24 * HOUR_MS
  const end = start + item.minHours * HOUR_MS
  return { itemId: item.id, start: new Date(start).toISOString(), end: new Date(end).toISOString() }
}
