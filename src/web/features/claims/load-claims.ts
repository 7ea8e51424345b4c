import { isUuid } from '../../lib/is-uuid.ts'
import { following, type Place } from '../../lib/keyset.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import type { Claim } from './claim.ts'

const COLUMNS = `id, number, booking_id, kind, status, claimant_id, respondent_id, amount_cents, offer_cents,
  award_cents, description, calculation, due_at, version, created_at,
  claimant:public_profiles!claims_claimant_id_fkey(first_name),
  respondent:public_profiles!claims_respondent_id_fkey(first_name),
  assignment:claim_assignments(user_id, person:profiles(name)),
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
  const claims = await from('claims')
    .select(COLUMNS)
    .eq('booking_id', bookingId)
    .order('created_at')
    .order('id', { referencedTable: 'events' })
  return unwrap(claims)
}

export const CLAIMS_A_PAGE = 25

/** A claim of the queue, with what its place in it is known by. */
export type QueuedClaim = Claim & { updated_at: string }

/** A page of the claims that wait for a decision, the longest waiting first, or of all others, the latest first. */
export async function loadQueue(isWaiting: boolean, after?: Place): Promise<QueuedClaim[]> {
  const { from } = await supabase()
  const waiting = '("escalated","appealed")'
  const order = { column: 'updated_at', ascending: isWaiting }
  const all = from('claims').select('id')
  let rows = isWaiting ? all.filter('status', 'in', waiting) : all.not('status', 'in', waiting)
  if (after) rows = rows.or(following(after, order))
  const places = unwrap(await rows.order('updated_at', order).order('id', order).limit(CLAIMS_A_PAGE))
  const ids = places.map(({ id }) => id)
  if (ids.length === 0) return []
  // What belongs to them is read for a page alone: of thousands PostgreSQL reads it for all, and then sorts.
  const claims = await from('claims')
    .select(`${COLUMNS}, updated_at` as const)
    .in('id', ids)
    .order('id', { referencedTable: 'events' })
  const byId = new Map(unwrap(claims).map((claim) => [claim.id, claim]))
  // In the order of the queue, even where one was changed meanwhile.
  return ids.flatMap((id) => byId.get(id) ?? [])
}
