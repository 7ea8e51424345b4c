import { sql, type Transaction } from 'kysely'
import { epochOf } from '#backend/db/instant.ts'
import type { Checkout, CheckoutLine, OfferedCard } from '#contract/checkout.ts'
import type { Schema } from '#contract/schema.ts'
import { readAddress } from '#domain/booking/postal-address.ts'
import { changedTerms } from '#domain/settings/terms.ts'
import { loadCheckoutItems } from './load-checkout-items.ts'

/** A line as the browser asks for it. */
interface WantedLine {
  itemId: string
  /** Epoch ms, half-open. */
  start: number
  end: number
  quantity: number
}

interface CheckoutRequest {
  /** Empty for a visitor. */
  userId: string
  lines: readonly WantedLine[]
  reservationIds: readonly string[]
  /** As in `payments.provider`. */
  provider: string
  now: Date
}

/** Reads what a person holds, or else wants or held, with the items, and what the page knows of the payer. */
export async function loadCheckout(tx: Transaction<Schema>, request: CheckoutRequest): Promise<Checkout> {
  const { userId, lines: wanted, reservationIds, provider, now } = request
  if (!userId) return signedOut(request, await describe(tx, wanted.map(unheld)))
  const held = await loadHolds(tx, userId, reservationIds)
  // Lines that were never held will replace the present holds as soon as they are held.
  const isHeld = held.length > 0 && (reservationIds.length > 0 || wanted.length === 0 || isSame(held, wanted))
  const rows = isHeld ? held : wanted.map(unheld)
  const kycLevel = await loadKycLevel(tx, userId)
  return {
    state: isHeld ? 'held' : stateWithoutHold(request, kycLevel),
    lines: await describe(tx, rows),
    endsAt: isHeld ? new Date(Math.min(...held.map(({ expiresAt }) => expiresAt))).toISOString() : null,
    now: now.toISOString(),
    kycLevel,
    address: await loadLastAddress(tx, userId),
    terms: changedTerms() ?? {},
    payment: { provider, cards: await loadCards(tx, userId, provider), completed: null },
  }
}

/** The answer for visitors. */
const signedOut = ({ provider, now }: CheckoutRequest, lines: CheckoutLine[]): Checkout => ({
  state: lines.length > 0 ? 'wanted' : 'nothing',
  lines,
  endsAt: null,
  now: now.toISOString(),
  kycLevel: 0,
  address: null,
  terms: changedTerms() ?? {},
  payment: { provider, cards: [], completed: null },
})

/** Who held without a proof, while it was being decided, first has to prove who they are. */
function stateWithoutHold({ lines, reservationIds }: CheckoutRequest, kycLevel: number): Checkout['state'] {
  if (reservationIds.length > 0 && (kycLevel > 0 || lines.length === 0)) return 'lapsed'
  return lines.length > 0 ? 'wanted' : 'nothing'
}

interface Row extends WantedLine {
  reservationId: string | null
  /** The item's while nothing is held. */
  timeZone: string | null
}

const unheld = (line: WantedLine): Row => ({ ...line, reservationId: null, timeZone: null })

/** The live holds of a person, those that are named first and in that order. */
async function loadHolds(
  tx: Transaction<Schema>,
  userId: string,
  reservationIds: readonly string[],
): Promise<(Row & { expiresAt: number })[]> {
  const rows = await tx
    .selectFrom('reservations')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<string>`now()`)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const place = ({ id }: { id: string }) => {
    const at = reservationIds.indexOf(id)
    return at === -1 ? reservationIds.length : at
  }
  return rows
    .sort((a, b) => place(a) - place(b))
    .map((row) => ({
      reservationId: row.id,
      itemId: row.item_id,
      start: epochOf(row.start_date),
      end: epochOf(row.end_date),
      timeZone: row.time_zone,
      quantity: row.quantity,
      expiresAt: epochOf(row.expires_at),
    }))
}

const keyOf = ({ itemId, start, end, quantity }: WantedLine) => `${itemId} ${start} ${end} ${quantity}`

const isSame = (held: readonly WantedLine[], wanted: readonly WantedLine[]): boolean =>
  held.map(keyOf).sort().join() === wanted.map(keyOf).sort().join()

async function describe(tx: Transaction<Schema>, rows: readonly Row[]): Promise<CheckoutLine[]> {
  if (rows.length === 0) return []
  const held = rows.filter(({ reservationId }) => reservationId !== null)
  const idsOf = (some: readonly Row[]) => [...new Set(some.map(({ itemId }) => itemId))]
  const items = await loadCheckoutItems(tx, idsOf(rows), idsOf(held))
  return rows.flatMap((row) => {
    const known = items.get(row.itemId)
    if (!known) return []
    return {
      reservationId: row.reservationId,
      startDate: new Date(row.start).toISOString(),
      endDate: new Date(row.end).toISOString(),
      timeZone: row.timeZone ?? known.item.time_zone,
      quantity: row.quantity,
      ...known,
    }
  })
}

async function loadKycLevel(tx: Transaction<Schema>, userId: string): Promise<number> {
  const row = await tx.selectFrom('profiles').select('kyc_level').where('id', '=', userId).executeTakeFirst()
  return row?.kyc_level ?? 0
}

async function loadLastAddress(tx: Transaction<Schema>, userId: string): Promise<Checkout['address']> {
  const row = await tx
    .selectFrom('bookings')
    .select('delivery_address')
    .where('renter_id', '=', userId)
    .where('delivery_method', '=', 'delivery')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return readAddress(row?.delivery_address ?? '') ?? null
}

const loadCards = (tx: Transaction<Schema>, userId: string, provider: string): Promise<OfferedCard[]> =>
  tx
    .selectFrom('payment_methods')
    .select(['id', 'brand', 'last4', 'exp_month', 'exp_year'])
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .where('saved_at', 'is not', null)
    .orderBy('saved_at', 'desc')
    .limit(20)
    .execute()
