import { isUuid } from '../../lib/is-uuid.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import type { Claim } from './claim.ts'

const COLUMNS = `id, number, booking_id, kind, status, claimant_id, respondent_id, amount_cents, offer_cents,
  award_cents, description, calculation, due_at, version, created_at,
  claimant:public_profiles!claims_claimant_id_fkey(first_name),
  respondent:public_profiles!claims_respondent_id_fkey(first_name),
  events:claim_events(id, transition, to_status, role, reason, details, at),
  evidence:claim_evidence(path, user_id),
  booking:bookings(owner_id, number, start_date, end_date, time_zone, returned_at, total_cents, deposit_cents, terms,
    item:items(id, status, title, language, translations),
    handovers(position, kind, role, is_complete, is_undamaged, note, photos, at))`

/** One claim; null when there is none by that id, whatever the reason. */
export async function loadClaim(id: string): Promise<Claim | null> {
  if (!isUuid(id)) return null
  const { from } = await supabase()
  const claim = await from('claims')
    .select(COLUMNS)
    .eq('id', id)
    .order('id', { referencedTable: 'events' })
    .order('position', { referencedTable: 'booking.handovers' })
    .maybeSingle()
  return unwrap(claim)
}

/** The claims of one rental, oldest first. */
export async function loadBookingClaims(bookingId: string): Promise<Claim[]> {
  const { from } = await supabase()
  const claims = await from('claims').select(COLUMNS).eq('booking_id', bookingId).order('created_at')
  return unwrap(claims)
}

export const CLAIMS_A_PAGE = 25

/** A page of the claims that wait for a decision, or of all that are not, the longest waiting first. */
export async function loadQueue(
  isWaiting: boolean,
  page: number,
): Promise<{ claims: Claim[]; total: number }> {
  const { from } = await supabase()
  const first = (page - 1) * CLAIMS_A_PAGE
  const waiting = '("escalated","appealed")'
  let rows = from('claims').select(COLUMNS, { count: 'exact' })
  rows = isWaiting ? rows.filter('status', 'in', waiting) : rows.not('status', 'in', waiting)
  const answer = await rows
    .order('updated_at', { ascending: isWaiting })
    .order('id')
    .range(first, first + CLAIMS_A_PAGE - 1)
  return { claims: unwrap(answer), total: answer.count ?? 0 }
}
