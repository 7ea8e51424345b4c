import { useQuery } from '@tanstack/react-query'
import type { BookingTerms } from '#domain/booking/booking-terms.ts'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import type { ListingStatus } from '#domain/listing/lifecycle.ts'
import { ADJUSTMENT_COLUMNS, type Adjustment } from '../../entities/adjustment/use-adjustment.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import { isBookingKey, isBookingNumber } from './is-booking-key.ts'

interface Side {
  name: string
  email: string
  avatar_path: string | null
}

export interface Statement {
  position: number
  kind: 'pick_up' | 'return'
  role: 'owner' | 'renter'
  with_code: boolean
  is_complete: boolean
  is_undamaged: boolean
  note: string
  photos: string[]
  at: string
}

/** A booking as the back office sees it, without what the two write to each other. Amounts in cents. */
export interface BookingFile {
  id: string
  number: number
  version: number
  status: BookingStatus
  status_reason: string | null
  start_date: string
  end_date: string
  time_zone: string
  quantity: number
  rental_cents: number
  delivery_cents: number
  total_cents: number
  top_up_cents: number
  deposit_cents: number
  captured_cents: number
  refund_cents: number
  delivery_method: string
  cancellation_policy: string
  terms: BookingTerms
  created_at: string
  returned_at: string | null
  renter_id: string
  owner_id: string
  renter: Side | null
  owner: Side | null
  item: { id: string; status: ListingStatus; title: string; language: string } | null
  events: { transition: string; role: string; reason: string | null; at: string }[]
  handovers: Statement[]
  claims: {
    id: string
    number: number
    kind: string
    status: string
    amount_cents: number
    award_cents: number | null
  }[]
  deposit: { status: string; amount_cents: number; captured_cents: number } | null
  /** These are for admins; a moderator gets none. */
  adjustments: Adjustment[]
  notes: { id: number; text: string; created_at: string; author: { name: string } | null }[]
  refunds: { id: string; amount_cents: number; reason: string; status: string; created_at: string }[]
  order: {
    number: number
    payments: { status: string; captured_cents: number; refunded_cents: number } | null
  } | null
}

const COLUMNS = `id, number, version, status, status_reason, start_date, end_date, time_zone, quantity, rental_cents, delivery_cents,
  total_cents, top_up_cents, deposit_cents, captured_cents, refund_cents, delivery_method, cancellation_policy, terms,
  created_at, returned_at, renter_id, owner_id,
  renter:profiles!bookings_renter_id_fkey(name, email, avatar_path),
  owner:profiles!bookings_owner_id_fkey(name, email, avatar_path),
  item:items(id, status, title, language),
  events:booking_events(transition, role, reason, at),
  handovers(position, kind, role, with_code, is_complete, is_undamaged, note, photos, at),
  claims(id, number, kind, status, amount_cents, award_cents),
  deposit:deposits(status, amount_cents, captured_cents),
  refunds(id, amount_cents, reason, status, created_at),
  adjustments(${ADJUSTMENT_COLUMNS}),
  notes:booking_notes(id, text, created_at, author:profiles!booking_notes_author_id_fkey(name)),
  order:orders(number, payments(status, captured_cents, refunded_cents))`

/**
 * A booking by its id or number; null where there is none, or none that this member of the team may see: a moderator
 * sees those with a claim or a report.
 */
export function useBookingFile(key: string) {
  const user = useUser()
  return useQuery({
    queryKey: ['booking-file', user?.id, key],
    enabled: user !== undefined,
    staleTime: 0,
    queryFn: async (): Promise<BookingFile | null> => {
      if (!isBookingKey(key)) return null
      const { from } = await supabase()
      const found = await from('bookings')
        .select(COLUMNS)
        .eq(isBookingNumber(key) ? 'number' : 'id', key)
        .order('id', { referencedTable: 'events' })
        .order('position', { referencedTable: 'handovers' })
        .order('number', { referencedTable: 'claims' })
        .order('created_at', { referencedTable: 'refunds' })
        .order('created_at', { referencedTable: 'adjustments' })
        .order('id', { referencedTable: 'notes', ascending: false })
        .maybeSingle()
      return unwrap(found) as BookingFile | null
    },
  })
}
