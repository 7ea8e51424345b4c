import { currentTerms } from '#domain/booking/booking-terms.ts'
import { lateFee } from '#domain/claim/late-fee.ts'
import { claimDueAt } from '#domain/claim/lifecycle.ts'
import { bookingId, personId } from '../demo-ids.ts'
import type { Queryable } from '../fixtures/queryable.ts'
import { insertRows } from '../insert-rows.ts'
import { seedId } from '../seed-id.ts'
import type { SceneClaim } from '../world/claim-scenes.ts'
import type { PlannedWorld } from '../world/plan-world.ts'
import type { PlannedBooking } from '../world/planned-booking.ts'

const HOUR_MS = 3_600_000

type Claimed = PlannedBooking & { claim: SceneClaim }

/** Inserts the demo's claims, each with the events that led to its state. */
export async function seedClaims(db: Queryable, { bookings }: PlannedWorld): Promise<void> {
  const claimed = bookings.filter((booking): booking is Claimed => booking.claim !== undefined)
  await insertRows(db, 'public.claims', claimed.map(claimRow))
  await insertRows(db, 'public.claim_events', claimed.flatMap(eventRows))
}

const claimId = ({ key }: PlannedBooking) => seedId('claim', key)
const returnedAt = ({ end, returnedAt }: PlannedBooking) => (returnedAt ?? end).getTime()
const after = (booking: PlannedBooking, hours: number) => new Date(returnedAt(booking) + hours * HOUR_MS)

/** The amount of a late return is calculated; all other amounts are the claimant's. */
function amountOf(booking: Claimed): { cents: number; calculation: object | null } {
  const { claim, quote, quantity, end } = booking
  if (claim.kind !== 'late') return { cents: claim.amountCents, calculation: null }
  const calculation = lateFee({
    end: end.getTime(),
    returnedAt: returnedAt(booking),
    quantity,
    unitPriceCents: quote.unitPriceCents,
    unitHours: quote.type === 'day' || quote.priceDivisor === 24 ? 24 : 1,
    terms: currentTerms(booking.item.terms.cancellation),
  })
  return { cents: calculation!.feeCents, calculation: calculation! }
}

function claimRow(booking: Claimed) {
  const { claim, item, renter } = booking
  const { dispute, decision } = claim
  const { cents, calculation } = amountOf(booking)
  const status = decision ? 'decided' : dispute ? 'escalated' : 'open'
  const since = after(booking, decision?.after ?? claim.openedAfter)
  const dueAt = claimDueAt(status, since.getTime())
  return {
    id: claimId(booking),
    booking_id: bookingId(booking.key),
    kind: claim.kind,
    claimant_id: personId(item.owner),
    respondent_id: personId(renter),
    status,
    amount_cents: cents,
    award_cents: decision?.awardCents ?? null,
    description: claim.description,
    calculation,
    due_at: dueAt === null ? null : new Date(dueAt),
    version: (dispute ? 1 : 0) + (decision ? 1 : 0),
    created_at: after(booking, claim.openedAfter),
    updated_at: after(booking, decision?.after ?? dispute?.after ?? claim.openedAfter),
  }
}

function eventRows(booking: Claimed) {
  const { claim, item, renter } = booking
  const { dispute, decision } = claim
  const shared = { claim_id: claimId(booking), reason: null as string | null }
  const isLate = claim.kind === 'late'
  return [
    {
      ...shared,
      transition: 'open',
      from_status: 'open',
      to_status: 'open',
      role: isLate ? 'clock' : 'claimant',
      user_id: isLate ? null : personId(item.owner),
      details: { amountCents: amountOf(booking).cents },
      at: after(booking, claim.openedAfter),
    },
    ...(dispute
      ? [
          {
            ...shared,
            transition: 'dispute',
            from_status: 'open',
            to_status: 'escalated',
            role: 'respondent',
            user_id: personId(renter),
            details: { message: dispute.message },
            at: after(booking, dispute.after),
          },
        ]
      : []),
    ...(decision
      ? [
          {
            ...shared,
            transition: 'decide',
            from_status: 'escalated',
            to_status: 'decided',
            role: 'moderator',
            user_id: personId('nora'),
            reason: decision.reason,
            details: { awardCents: decision.awardCents },
            at: after(booking, decision.after),
          },
        ]
      : []),
  ]
}
