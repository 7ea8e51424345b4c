import { isUuid } from '../../lib/is-uuid.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import type { Booking, Side } from './booking.ts'

const COLUMNS = `id, number, status, status_reason, start_date, end_date, time_zone, rental_type, quantity, rental_cents,
  delivery_cents, total_cents, top_up_cents, due_cents, deposit_cents, delivery_method, delivery_address, cancellation_policy,
  request_expires_at, created_at, order_id, version, refund_cents, captured_cents, returned_at, renter_id, owner_id,
  events:booking_events(transition, role, at, details),
  handovers(position, kind, role, with_code, is_complete, is_undamaged, note, photos, checklist, at, hash),
  item:items(id, title, language, translations, neighbourhood, city, status, images:item_images(path, position), category:categories(slug),
    location:item_locations(address)),
  deposit:deposits(status, amount_cents, captured_cents, due_at),
  extensions(status, price_cents),
  hub:hubs(name, address, opening_hours),
  code:booking_codes(code),
  reviews(author_id),
  owner:public_profiles!bookings_owner_id_fkey(first_name, avatar_path, is_verified, rating_sum, rating_count),
  renter:public_profiles!bookings_renter_id_fkey(first_name, avatar_path, is_verified, rating_sum, rating_count),
  line:order_lines!bookings_order_line_id_fkey(unit_price_cents, price_divisor, duration_units, is_instant),
  order:orders(number, payments(status, captured_cents, refunded_cents))`

/** The bookings of a renter, or of a lender's customers, soonest first: all of them, or of one order. */
export async function loadBookings(
  personId: string,
  only: { side?: Side; orderId?: string } = {},
): Promise<Booking[]> {
  const { from } = await supabase()
  let bookings = from('bookings')
    .select(COLUMNS)
    .eq(only.side === 'owner' ? 'owner_id' : 'renter_id', personId)
    .order('start_date')
    .order('position', { referencedTable: 'item.images' })
  if (only.orderId) bookings = bookings.eq('order_id', only.orderId)
  return unwrap(await bookings)
}

/** One booking in which this person takes part; null when there is none by that id, whatever the reason. */
export async function loadBooking(personId: string, id: string): Promise<Booking | null> {
  if (!isUuid(id)) return null
  const { from } = await supabase()
  const booking = await from('bookings')
    .select(COLUMNS)
    .eq('id', id)
    .or(`renter_id.eq.${personId},owner_id.eq.${personId}`)
    .order('position', { referencedTable: 'item.images' })
    .order('id', { referencedTable: 'events' })
    .order('position', { referencedTable: 'handovers' })
    .maybeSingle()
  return unwrap(booking)
}

/** The bookings of an order, or of this renter's newest one. */
export async function loadOrder(renterId: string, orderId: string | null): Promise<Booking[]> {
  if (orderId) return isUuid(orderId) ? loadBookings(renterId, { orderId }) : []
  const { from } = await supabase()
  const newest = await from('orders')
    .select('id')
    .eq('user_id', renterId)
    .eq('status', 'paid')
    .order('created_at', { ascending: false })
    .limit(1)
    .maybeSingle()
  const order = unwrap(newest)
  return order ? loadBookings(renterId, { orderId: order.id }) : []
}
