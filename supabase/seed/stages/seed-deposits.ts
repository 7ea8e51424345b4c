import { depositDueAt } from '#domain/deposit/due-at.ts'
import { seedCurrency } from '../countries/moved.ts'
import { bookingId, personId } from '../demo-ids.ts'
import type { Queryable } from '../fixtures/queryable.ts'
import { insertRows } from '../insert-rows.ts'
import type { PersonKey } from '../people.ts'
import { seedId } from '../seed-id.ts'
import { type PlannedBooking, reservedCents } from '../world/planned-booking.ts'
import { cardOf, methodId, providerMethodId } from './card-of.ts'

const DAY_MS = 86_400_000
const AUTHORISED_MS = 7 * DAY_MS
/** The people with a saved card at the checkout; others enter one. */
const HAS_SAVED_CARD: PersonKey = 'marta'

/** Inserts the cards of the demo's renters, and the deposits reserved on them during rentals. */
export async function seedDeposits(db: Queryable, bookings: PlannedBooking[], now: Date): Promise<void> {
  const renters = [...new Set(bookings.map(({ renter }) => renter))]
  await insertRows(
    db,
    'public.payment_methods',
    renters.map((renter) => methodRow(renter, renter === HAS_SAVED_CARD ? now : null, now)),
  )
  await insertRows(
    db,
    'payments_test.methods',
    renters.map((renter) => providerMethodRow(renter, now)),
  )
  await db.query(`update public.payments p set method_id = m.id from public.payment_methods m
    where m.user_id = p.user_id and p.status <> 'voided'`)
  await db.query(`update payments_test.payments t set customer = 'cus_test_' || p.user_id, method_id = m.provider_method_id
    from public.payments p join public.payment_methods m on m.id = p.method_id
      join public.payment_intents i on i.payment_id = p.id where i.id = t.id`)
  const deposits = bookings.filter(({ quote }) => quote.depositCents > 0)
  const held = deposits.filter((booking) => stateOf(booking, now) === 'held')
  await insertRows(
    db,
    'payments_test.payments',
    held.map((booking) => providerPayment(booking, now)),
  )
  await insertRows(
    db,
    'public.payments',
    held.map((booking) => payment(booking, now)),
  )
  await insertRows(
    db,
    'public.payment_intents',
    held.map((booking) => ({
      id: providerId(booking),
      provider: 'test',
      payment_id: seedId('deposit payment', booking.key),
      position: 1,
    })),
  )
  await insertRows(
    db,
    'public.deposits',
    deposits.map((booking) => deposit(booking, now)),
  )
}

type State = 'planned' | 'held' | 'released'

function stateOf({ status, start }: PlannedBooking, now: Date): State {
  if (status === 'completed' || status === 'cancelled' || status === 'declined') return 'released'
  if (status === 'requested') return 'planned'
  return depositDueAt(start.getTime()) <= now.getTime() ? 'held' : 'planned'
}

/** When the deposit was reserved: a day before the start, or renewed within the last days. */
function heldSince({ start, createdAt }: PlannedBooking, now: Date): Date {
  const first = Math.max(depositDueAt(start.getTime()), createdAt.getTime())
  return new Date(Math.max(first, now.getTime() - 3 * DAY_MS))
}

const heldUntil = (booking: PlannedBooking, now: Date): Date =>
  new Date(heldSince(booking, now).getTime() + AUTHORISED_MS)

function deposit(booking: PlannedBooking, now: Date) {
  const state = stateOf(booking, now)
  const due =
    state === 'held'
      ? new Date(heldUntil(booking, now).getTime() - DAY_MS)
      : new Date(depositDueAt(booking.start.getTime()))
  return {
    booking_id: bookingId(booking.key),
    amount_cents: reservedCents(booking),
    status: state,
    payment_id: state === 'held' ? seedId('deposit payment', booking.key) : null,
    due_at: state === 'released' ? null : due,
    captured_cents: 0,
    decision: state === 'released' ? 'release' : null,
    decided_cents: 0,
    created_at: booking.createdAt,
    updated_at: booking.createdAt,
  }
}

const providerId = ({ key }: PlannedBooking): string =>
  `pay_test_${seedId('provider deposit', key).replaceAll('-', '')}`

const payment = (booking: PlannedBooking, now: Date) => ({
  id: seedId('deposit payment', booking.key),
  purpose: 'deposit',
  booking_id: bookingId(booking.key),
  user_id: personId(booking.renter),
  provider: 'test',
  status: 'authorised',
  amount_cents: reservedCents(booking),
  captured_cents: 0,
  refunded_cents: 0,
  currency: seedCurrency(),
  method_id: methodId(booking.renter),
  authorised_until: heldUntil(booking, now),
  check_at: heldUntil(booking, now),
  created_at: heldSince(booking, now),
  updated_at: heldSince(booking, now),
})

const providerPayment = (booking: PlannedBooking, now: Date) => ({
  id: providerId(booking),
  status: 'authorised',
  amount_cents: reservedCents(booking),
  currency: seedCurrency(),
  captured_cents: 0,
  refunded_cents: 0,
  customer: `cus_test_${personId(booking.renter)}`,
  card_brand: 'visa',
  card_last4: cardOf(booking.renter).last4,
  method_id: providerMethodId(booking.renter),
  authorised_until: heldUntil(booking, now),
  metadata: { booking_id: bookingId(booking.key), purpose: 'deposit' },
  created_at: heldSince(booking, now),
})

const methodRow = (renter: PersonKey, savedAt: Date | null, now: Date) => ({
  id: methodId(renter),
  user_id: personId(renter),
  provider: 'test',
  provider_method_id: providerMethodId(renter),
  brand: 'visa',
  last4: cardOf(renter).last4,
  exp_month: cardOf(renter).expMonth,
  exp_year: now.getUTCFullYear() + 3,
  saved_at: savedAt,
  created_at: now,
})

const providerMethodRow = (renter: PersonKey, now: Date) => ({
  id: providerMethodId(renter),
  customer: `cus_test_${personId(renter)}`,
  card_brand: 'visa',
  card_last4: cardOf(renter).last4,
  exp_month: cardOf(renter).expMonth,
  exp_year: now.getUTCFullYear() + 3,
  on_session: 'authorised',
  off_session: 'authorised',
  created_at: now,
})
