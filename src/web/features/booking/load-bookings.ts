import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import type { Booking } from './booking.ts'

const COLUMNS = `id, number, status, status_reason, start_date, end_date, time_zone, rental_type, quantity, rental_cents,
  delivery_cents, total_cents, deposit_cents, delivery_method, delivery_address, cancellation_policy,
  request_expires_at, created_at, order_id,
  item:items(id, title, language, translations, neighbourhood, city, status, images:item_images(path, position),
    location:item_locations(address)),
  hub:hubs(name, address, opening_hours),
  code:booking_codes(code),
  owner:public_profiles!bookings_owner_id_fkey(first_name, avatar_path, is_verified),
  line:order_lines(unit_price_cents, price_divisor, duration_units, is_instant),
  order:orders(number, payments(status, captured_cents, refunded_cents))`

/** The bookings of this renter, soonest first: all of them, or of one order, or one. */
export async function loadBookings(
  renterId: string,
  only: { orderId?: string; bookingId?: string } = {},
): Promise<Booking[]> {
  const { from } = await supabase()
  let bookings = from('bookings')
    // Views carry no relationships in the generated types: the shape is stated in booking.ts.
    .select(COLUMNS as '*')
    .eq('renter_id', renterId)
    .order('start_date')
    .order('position', { referencedTable: 'item.images' })
  if (only.orderId) bookings = bookings.eq('order_id', only.orderId)
  if (only.bookingId) bookings = bookings.eq('id', only.bookingId)
  return unwrap(await bookings) as unknown as Booking[]
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** One booking of this renter; null when there is none of theirs by that id, whatever the reason. */
export async function loadBooking(renterId: string, id: string): Promise<Booking | null> {
  if (!UUID.test(id)) return null
  return (await loadBookings(renterId, { bookingId: id }))[0] ?? null
}

/** The bookings of an order, or of this renter's newest one. */
export async function loadOrder(renterId: string, orderId: string | null): Promise<Booking[]> {
  if (orderId) return UUID.test(orderId) ? loadBookings(renterId, { orderId }) : []
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
