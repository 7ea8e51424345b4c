import type { BookingTerms } from '#domain/booking/booking-terms.ts'
import type { ClaimKind } from '#domain/claim/claim-window.ts'
import type { LateFee } from '#domain/claim/late-fee.ts'
import { type ClaimStatus, claimDecisionDueAt } from '#domain/claim/lifecycle.ts'
import type { ListingStatus } from '#domain/listing/lifecycle.ts'
import type { Titled } from '#domain/listing/title-in.ts'

export type Party = 'claimant' | 'respondent'

export interface ClaimEvent {
  id: number
  transition: string
  to_status: ClaimStatus
  role: string
  reason: string | null
  details: { message?: string; offerCents?: number; awardCents?: number; amountCents?: number }
  at: string
}

/** A side's statement at a handover: a claim is decided on it, too. */
export interface Stated {
  position: number
  kind: 'pick_up' | 'return'
  role: 'owner' | 'renter'
  is_complete: boolean
  is_undamaged: boolean
  note: string
  photos: string[]
  at: string
}

/** A claim with everything that its sides and the person who decides on it may see. */
export interface Claim {
  id: string
  number: number
  booking_id: string
  kind: ClaimKind
  status: ClaimStatus
  claimant_id: string
  respondent_id: string
  amount_cents: number
  offer_cents: number | null
  award_cents: number | null
  description: string
  calculation: LateFee | null
  due_at: string | null
  version: number
  created_at: string
  claimant: { first_name: string } | null
  respondent: { first_name: string } | null
  /** Who of the team works on it; null to its sides. */
  assignment: { user_id: string; person: { name: string } | null } | null
  events: ClaimEvent[]
  evidence: { path: string; user_id: string }[]
  booking: {
    owner_id: string
    number: number
    start_date: string
    end_date: string
    time_zone: string
    returned_at: string | null
    total_cents: number
    deposit_cents: number
    terms: BookingTerms
    item: (Titled & { id: string; status: ListingStatus }) | null
    handovers: Stated[]
  }
}

/** By when the team should decide, epoch ms; undefined while it is not its turn. */
export function decisionDueAt({ status, events }: Pick<Claim, 'status' | 'events'>): number | undefined {
  if (status !== 'escalated' && status !== 'appealed') return undefined
  const since = events.findLast(({ to_status }) => to_status === status)
  return since && claimDecisionDueAt(Date.parse(since.at))
}

/** The person's side of a claim; undefined for the moderator who decides on it. */
export function partyOf(
  claim: Pick<Claim, 'claimant_id' | 'respondent_id'>,
  personId: string | undefined,
): Party | undefined {
  if (claim.claimant_id === personId) return 'claimant'
  return claim.respondent_id === personId ? 'respondent' : undefined
}
