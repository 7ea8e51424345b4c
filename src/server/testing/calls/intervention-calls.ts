import { randomUUID } from 'node:crypto'
import { DAY_MS, HOUR_MS } from '#server/checkout/testing/steps.ts'
import { runDue } from '#server/testing/run-due.ts'
import type { Call } from './call.ts'
import type { Cast } from './cast.ts'
import { letDown, replaceable } from './let-down.ts'
import { refusedToOthers } from './refused-to-others.ts'

/** Nobody but an admin is told whether there is such a rental. */
const refused = refusedToOthers('UNAUTHORIZED', 'admin')

/** A credit to the owner that another admin has proposed. */
async function proposed(cast: Cast): Promise<string> {
  const { id: bookingId } = await cast.rental('completed', { inMs: -10 * DAY_MS })
  const other = await cast.user({ roles: ['admin'] })
  const id = randomUUID()
  await cast.rows(
    `insert into public.adjustments (id, booking_id, kind, amount_cents, reason, needs_two, proposed_by)
     values ($1, $2, 'credit', 500, 'Worn out', true, $3)`,
    [id, bookingId, other.id],
  )
  return id
}

/** A dispute about a rental of the owner's, in this state. */
async function dispute(cast: Cast, status: string): Promise<string> {
  const started = await cast.pay(cast.renter, [cast.line(await cast.another(), 5)])
  const { value } = await cast.complete(cast.renter, started)
  await runDue(cast)
  const [row] = await cast.rows<{ id: string }>(
    `insert into public.disputes (provider, provider_dispute_id, payment_id, booking_id, amount_cents, reason, status)
     select p.provider, 'dp_' || p.id, p.id, b.id, 500, 'fraudulent', $2
     from public.bookings b join public.payments p on p.order_id = b.order_id where b.id = $1 returning id`,
    [value!.bookings[0]!.id, status],
  )
  return row!.id
}

/** Calls by which the back office acts on a rental by hand. */
export const INTERVENTION_CALLS: readonly Call[] = [
  {
    name: 'propose-adjustment',
    by: ['admin', 'finance'],
    input: async (cast) => ({
      id: randomUUID(),
      bookingId: (await cast.rental('completed', { inMs: -10 * DAY_MS })).id,
      kind: 'credit',
      cents: 500,
      reason: 'Worn out',
    }),
    refused,
  },
  {
    name: 'propose-adjustment',
    when: 'of a commission that there is not',
    by: ['admin', 'finance'],
    input: async (cast) => ({
      id: randomUUID(),
      bookingId: (await cast.rental('completed', { inMs: -10 * DAY_MS })).id,
      kind: 'commission',
      cents: 60,
      affiliateId: (await cast.user()).id,
      reason: 'Brought themselves',
    }),
    refused,
    done: { status: 409, code: 'WRONG_STATE' },
  },
  {
    name: 'preview-adjustment',
    by: ['admin', 'finance'],
    input: async (cast) => ({
      bookingId: (await cast.rental('completed', { inMs: -10 * DAY_MS })).id,
      kind: 'credit',
      cents: 500,
    }),
    refused,
  },
  {
    name: 'decide-adjustment',
    by: ['admin', 'finance'],
    input: async (cast) => ({ id: await proposed(cast), decision: 'approve' }),
    refused,
  },
  {
    name: 'cancel-booking-for',
    by: ['admin', 'finance'],
    input: async (cast) => ({
      id: (await cast.rental('confirmed')).id,
      side: 'owner',
      reason: 'They called us',
    }),
    refused,
  },
  {
    name: 'complete-booking-early',
    by: ['admin', 'finance'],
    input: async (cast) => ({
      id: (await cast.rental('returned', { inMs: -2 * DAY_MS - HOUR_MS })).id,
      reason: 'Both agree',
    }),
    refused,
  },
  {
    name: 'move-booking',
    by: ['admin', 'support', 'finance'],
    input: async (cast) => {
      const { id, end } = await cast.rental('confirmed')
      const start = new Date(end.getTime() + DAY_MS)
      return { id, start, end: new Date(start.getTime() + DAY_MS), reason: 'Both agree' }
    },
    refused,
  },
  {
    name: 'note-booking',
    by: ['admin', 'support', 'finance'],
    // A moderator finds only rentals with a claim or a report.
    input: async (cast) => ({ id: (await cast.rental('confirmed')).id, text: 'Called twice' }),
    refused: refusedToOthers('UNAUTHORIZED', 'admin', 'moderator'),
  },
  {
    name: 'get-replacements',
    by: ['admin', 'support', 'finance'],
    input: async (cast) => ({ id: (await letDown(cast)).id }),
    refused,
  },
  {
    name: 'offer-replacements',
    by: ['admin', 'support', 'finance'],
    async input(cast) {
      const { id, itemId } = await letDown(cast)
      return { id, itemIds: [itemId], reason: 'It broke' }
    },
    refused,
  },
  {
    name: 'offer-replacements',
    when: 'of a rental that stands',
    by: ['admin', 'finance'],
    async input(cast) {
      const { id, itemId } = await replaceable(cast)
      return { id, itemIds: [itemId], reason: 'It broke' }
    },
    refused,
  },
  {
    name: 'get-dispute-evidence',
    by: ['admin', 'finance'],
    input: async (cast) => ({ id: await dispute(cast, 'needs_response') }),
    refused,
  },
  {
    name: 'submit-dispute-evidence',
    by: ['admin', 'finance'],
    input: async (cast) => ({ id: await dispute(cast, 'needs_response'), note: '' }),
    refused,
    // The provider knows no such dispute.
    done: { status: 409, code: 'WRONG_STATE' },
  },
  {
    name: 'resolve-dispute',
    by: ['admin', 'finance'],
    input: async (cast) => ({
      id: await dispute(cast, 'lost'),
      bearer: 'platform',
      reason: 'Handed over in good faith',
    }),
    refused,
  },
  {
    name: 'resend-booking-mail',
    by: ['admin', 'support', 'finance'],
    async input(cast) {
      const started = await cast.pay(cast.renter, [cast.line(await cast.another(), 5)])
      const { value } = await cast.complete(cast.renter, started)
      return { id: value!.bookings[0]!.id, side: 'renter' }
    },
    refused,
  },
]
