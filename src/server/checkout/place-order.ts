import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { ChangedLine } from '#contract/checkout.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Schema } from '#contract/schema.ts'
import { actRefusal } from '#domain/access/earned-roles.ts'
import { currentTerms } from '#domain/booking/booking-terms.ts'
import type { CancellationPolicy } from '#domain/booking/cancellation.ts'
import { changedParts, termsNow } from '#domain/booking/shown-terms.ts'
import { requiredKycLevel } from '#domain/kyc/required-level.ts'
import { type Quote, quote, totalOf } from '#domain/money/quote.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Deps } from '#server/deps.ts'
import { insertOrderPayment } from '#server/money/insert-order-payment.ts'
import { lockCheckout } from '#server/money/lock-checkout.ts'
import { wakePayment } from '#server/money/wake-payment.ts'
import { abandonOrders } from './abandon-orders.ts'
import { checkDelivery } from './check-delivery.ts'
import { findOrder, isSameOrder } from './find-order.ts'
import { findUnavailable } from './find-unavailable.ts'
import { type ChosenLine, type HeldLine, loadHeldLines } from './load-held-lines.ts'
import { loadOffers, type Offer } from './load-offers.ts'
import { loadRenter } from './load-renter.ts'

export interface PlacedOrder {
  orderId: string
  /** Epoch ms; nothing once the order is paid. */
  holdExpiresAt: number | null
  /** Found as it was before, neither paid nor given up: it may have been paid in another tab. */
  isUnsettled?: boolean
}

export interface OrderRequest {
  userId: string
  lines: ChosenLine[]
  /** The total that the payer was shown. */
  expectedTotalCents: number
  /** Of an order of one line: the platform's contribution, and the booking that it replaces. */
  replacement?: { topUpCents: number; bookingId: string }
  /** As in `payments.provider`. */
  provider: string
  /** The order for the same holds that the caller has settled; another one is answered before anything is placed. */
  settled?: string | undefined
  now: Date
}

/**
 * Inserts what is to be paid for live holds: order, lines and a payment that its provider does not know yet.
 * The same holds with the same choices find their order again; other choices replace it. Whoever was shown other terms than
 * those of now is asked again (TERMS_CHANGED), unless that order was placed when they were in force.
 */
export async function placeOrder(
  tx: Transaction<Schema>,
  deps: Pick<Deps, 'tasks'>,
  request: OrderRequest,
): Promise<Result<PlacedOrder, RefusalCode>> {
  const { userId, lines: chosen, expectedTotalCents, replacement, now } = request
  const reservationIds = chosen.map((line) => line.reservationId)
  // One after the other in one round trip.
  const [, renter, known, lines] = await Promise.all([
    lockCheckout(tx, userId),
    loadRenter(tx, userId),
    findOrder(tx, userId, reservationIds),
    loadHeldLines(tx, userId, chosen),
  ])
  if (known?.status === 'pending' && known.id !== request.settled)
    return ok({ orderId: known.id, holdExpiresAt: null, isUnsettled: true })
  if (!renter) return refuse('BLOCKED')
  const denial = actRefusal(renter, 'create', 'booking')
  if (denial) return denial
  if (known?.status === 'paid') return ok({ orderId: known.id, holdExpiresAt: null })
  if (!lines) return refuse('HOLD_EXPIRED')
  const itemIds = lines.map((line) => line.itemId)
  const [unavailable, offers] = await Promise.all([findUnavailable(tx, lines, now), loadOffers(tx, itemIds)])
  if (unavailable.length > 0) return refuse('ITEMS_UNAVAILABLE', { lines: unavailable })
  const refusal = await checkDelivery(tx, lines, offers)
  if (refusal) return refusal

  const quotes = lines.map((line) => quote(offers.get(line.itemId)!, line))
  const priceCents = totalOf(quotes)
  const totalCents = priceCents - (replacement?.topUpCents ?? 0)
  if (totalCents !== expectedTotalCents) return refuse('PRICE_CHANGED', { totalCents, quotes })
  const required = requiredKycLevel(priceCents)
  if (renter.kycLevel < required) return refuse('KYC_REQUIRED', { required, current: renter.kycLevel })

  const holdExpiresAt = Math.min(...lines.map((line) => line.expiresAt))
  if (known?.totalCents === totalCents && isSameOrder(known, chosen)) {
    return ok({ orderId: known.id, holdExpiresAt })
  }
  const priced = lines.map((line, index) => ({
    line,
    price: quotes[index]!,
    offer: offers.get(line.itemId)!,
  }))
  const changed = priced.flatMap(changedLine)
  if (changed.length > 0) return refuse('TERMS_CHANGED', { lines: changed })
  if (renter.isOrdering) await abandonOrders(tx, deps, userId, 'replaced', { reservationIds })
  const orderId = await writeOrder(tx, deps, request, priced, totalCents)
  return ok({ orderId, holdExpiresAt })
}

/** For so long a payment is left to the payer's browser and the provider's webhook. */
const PAYING_MS = 30_000

interface PricedLine {
  line: HeldLine
  price: Quote
  offer: Offer
}

/** A line whose payer was shown other terms than those of now. */
function changedLine({ line, price, offer }: PricedLine): ChangedLine[] {
  if (!line.terms) return []
  const now = termsNow({
    isInstant: offer.isInstant,
    cancellationPolicy: offer.cancellationPolicy as CancellationPolicy,
    depositCents: price.depositCents,
  })
  const changed = changedParts(line.terms, now)
  return changed.length > 0 ? [{ reservationId: line.reservationId, changed }] : []
}

async function writeOrder(
  tx: Transaction<Schema>,
  deps: Pick<Deps, 'tasks'>,
  { userId, provider, replacement, now }: OrderRequest,
  lines: PricedLine[],
  totalCents: number,
): Promise<string> {
  const orderId = randomUUID()
  const order = { id: orderId, user_id: userId, total_cents: totalCents }
  const rows = lines.map((line, index) => lineRow(orderId, index + 1, line, replacement))
  const placed = tx
    .with('placed', (db) => db.insertInto('orders').values(order))
    .with('placed_lines', (db) => db.insertInto('order_lines').values(rows))
  await Promise.all([
    insertOrderPayment(placed, { orderId, userId, provider, cents: totalCents }).execute(),
    wakePayment(tx, deps, { orderId }, new Date(now.getTime() + PAYING_MS)),
  ])
  return orderId
}

const lineRow = (
  orderId: string,
  position: number,
  { line, price, offer }: PricedLine,
  replacement: OrderRequest['replacement'],
) => ({
  order_id: orderId,
  position,
  reservation_id: line.reservationId,
  item_id: line.itemId,
  start_date: new Date(line.start).toISOString(),
  end_date: new Date(line.end).toISOString(),
  time_zone: line.timeZone,
  quantity: line.quantity,
  rental_type: price.type,
  duration_units: price.units,
  unit_price_cents: price.unitPriceCents,
  price_divisor: price.priceDivisor,
  weekend_units: price.weekend?.units ?? 0,
  weekend_price_cents: price.weekend?.priceCents ?? null,
  discount_days: price.discount?.fromDays ?? null,
  discount_percent: price.discount?.percent ?? null,
  discount_cents: price.discount?.cents ?? 0,
  rental_cents: price.rentalCents,
  delivery_cents: price.deliveryCents,
  top_up_cents: replacement?.topUpCents ?? 0,
  replaces_booking_id: replacement?.bookingId ?? null,
  deposit_cents: price.depositCents,
  delivery_method: line.deliveryMethod,
  delivery_address: line.deliveryAddress,
  hub_id: line.hubId,
  is_instant: offer.isInstant,
  cancellation_policy: offer.cancellationPolicy,
  terms: JSON.stringify(currentTerms(offer.cancellationPolicy as CancellationPolicy)),
})
