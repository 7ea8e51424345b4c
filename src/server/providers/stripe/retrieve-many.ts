import type Stripe from 'stripe'
import { PaymentProviderError, type PaymentToFind, type ProviderPayment } from '../provider.ts'
import { asked } from './asked.ts'
import { EXPANDED, toPayment } from './to-payment.ts'

/** Stripe's largest page. */
const PAGE = 100
/** Payments further apart than this are looked for in lists of their own. */
const GAP_MS = 3_600_000
/** An intent is made after our payment, at once unless Stripe was out of reach. */
const LATER_MS = 600_000
/** Clocks differ. */
const EARLIER_MS = 60_000
/** Fewer than this are asked for one by one. */
const WORTH_A_LIST = 4
/** Requests that a list may cost for each one that it can save, where most of it is about other payments. */
const MAX_SHARE = 0.1

/** All intents of a payment. */
export const retrieveAll = (stripe: Stripe, ids: readonly string[]): Promise<Stripe.PaymentIntent[]> =>
  Promise.all(ids.map((id) => stripe.paymentIntents.retrieve(id, { expand: EXPANDED })))

/**
 * Many payments by Stripe's list of payment intents, a hundred a request; what it does not show around the time at
 * which they were made is asked for by itself.
 */
export async function retrieveMany(
  stripe: Stripe,
  payments: readonly PaymentToFind[],
): Promise<ProviderPayment[]> {
  const found: ProviderPayment[] = []
  for (const group of groupsOf(payments)) {
    const seen = group.length < WORTH_A_LIST ? new Map() : await listIntents(stripe, group)
    for (const { ids } of group) {
      const intents = ids.flatMap((id) => seen.get(id) ?? [])
      const isWhole = intents.length === ids.length
      const payment = isWhole ? toPayment(intents) : await retrieveOrNothing(stripe, ids)
      if (payment) found.push(payment)
    }
  }
  return found
}

/** Payments in the order of their making, parted where long nothing was made. */
function groupsOf(payments: readonly PaymentToFind[]): PaymentToFind[][] {
  const groups: PaymentToFind[][] = []
  let last = Number.NEGATIVE_INFINITY
  for (const payment of payments.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())) {
    const at = payment.createdAt.getTime()
    if (at - last > GAP_MS) groups.push([])
    groups.at(-1)!.push(payment)
    last = at
  }
  return groups
}

/** The intents of a group, by id, as far as the list has them. */
async function listIntents(
  stripe: Stripe,
  group: readonly PaymentToFind[],
): Promise<Map<string, Stripe.PaymentIntent>> {
  const missing = new Set(group.flatMap(({ ids }) => ids))
  const found = new Map<string, Stripe.PaymentIntent>()
  const created = {
    gte: seconds(group[0]!.createdAt.getTime() - EARLIER_MS),
    lte: seconds(group.at(-1)!.createdAt.getTime() + LATER_MS),
  }
  const expand = EXPANDED.map((field) => `data.${field}`)
  const most = Math.ceil(missing.size * MAX_SHARE)
  let after: string | undefined
  for (let page = 0; page < most && missing.size > 0; page++) {
    const from = after ? { starting_after: after } : {}
    const { data, has_more } = await asked(() =>
      stripe.paymentIntents.list({ created, limit: PAGE, expand, ...from }),
    )
    for (const intent of data) if (missing.delete(intent.id)) found.set(intent.id, intent)
    after = data.at(-1)?.id
    if (!has_more) break
  }
  return found
}

async function retrieveOrNothing(
  stripe: Stripe,
  ids: readonly string[],
): Promise<ProviderPayment | undefined> {
  try {
    return toPayment(await asked(() => retrieveAll(stripe, ids)))
  } catch (error) {
    if (error instanceof PaymentProviderError && error.fault === 'not_found') return
    throw error
  }
}

const seconds = (ms: number): number => Math.floor(ms / 1000)
