import { isUuid } from '../../lib/is-uuid.ts'
import { following, type Place, placeAfter } from '../../lib/keyset.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap, unwrapCount } from '../../lib/unwrap.ts'
import type { Booking } from './booking.ts'
import { BOOKINGS_A_PAGE, type BookingList, listOf } from './booking-lists.ts'

const COLUMNS = `id, number, status, status_reason, start_date, end_date, time_zone, rental_type, quantity, rental_cents,
  delivery_cents, total_cents, top_up_cents, due_cents, fee_percent, deposit_cents, delivery_method, delivery_address, cancellation_policy,
  terms, request_expires_at, created_at, order_id, version, refund_cents, captured_cents, returned_at, renter_id, owner_id,
  events:booking_events(transition, role, at, details),
  handovers(position, kind, role, with_code, is_complete, is_undamaged, note, photos, checklist, at, hash),
  item:items(id, title, language, translations, neighbourhood, city, status, images:item_images(path, position), category:categories(checklist),
    location:item_locations(address, latitude, longitude)),
  deposit:deposits(status, amount_cents, captured_cents, due_at),
  extensions(status, price_cents),
  hub:hubs(name, address, opening_hours, latitude, longitude),
  code:booking_codes(code),
  reviews(author_id),
  owner:public_profiles!bookings_owner_id_fkey(first_name, avatar_path, is_verified, rating_sum, rating_count, renter_rating_sum, renter_rating_count),
  renter:public_profiles!bookings_renter_id_fkey(first_name, avatar_path, is_verified, rating_sum, rating_count, renter_rating_sum, renter_rating_count),
  line:order_lines!bookings_order_line_id_fkey(unit_price_cents, price_divisor, duration_units, weekend_units, weekend_price_cents, discount_days, discount_percent, discount_cents, is_instant),
  order:orders(number, payments(status, captured_cents, refunded_cents))`

export interface BookingPage {
  bookings: Booking[]
  /** The number of bookings in the whole list. */
  count: number
  next: Place | undefined
}

/** A page of one of a person's lists of bookings, from a place in it on. */
export async function loadBookingPage(
  personId: string,
  name: BookingList,
  after?: Place,
): Promise<BookingPage> {
  const { from } = await supabase()
  const list = listOf(name, new Date().toISOString())
  const order = { column: 'start_date', ascending: list.ascending }
  const all = from('bookings').select('id, start_date').eq(list.side, personId).or(list.filter)
  const [found, counted] = await Promise.all([
    (after ? all.or(following(after, order)) : all)
      .order('start_date', order)
      .order('id', order)
      .limit(BOOKINGS_A_PAGE),
    from('bookings').select('id', { count: 'exact', head: true }).eq(list.side, personId).or(list.filter),
  ])
  const places = unwrap(found)
  // What belongs to them is read for a page alone: of a lender with thousands PostgreSQL reads it for all, and then sorts.
  const ids = places.map(({ id }) => id)
  const bookings = ids.length > 0 ? await loadThese(ids, order) : []
  return {
    bookings,
    count: unwrapCount(counted),
    next: placeAfter(places, BOOKINGS_A_PAGE, ({ start_date }) => start_date),
  }
}

async function loadThese(ids: string[], order: { ascending: boolean }): Promise<Booking[]> {
  const { from } = await supabase()
  const bookings = await from('bookings')
    .select(COLUMNS)
    .in('id', ids)
    .order('start_date', order)
    .order('id', order)
    .order('position', { referencedTable: 'item.images' })
  return unwrap(bookings)
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
  if (orderId) return isUuid(orderId) ? bookingsOf(renterId, orderId) : []
  const { from } = await supabase()
  const newest = await from('orders')
    .select('id')
    .eq('user_id', renterId)
    .eq('status', 'paid')
    .order('created_at', { ascending: false })
    .limit(1)
    .maybeSingle()
  const order = unwrap(newest)
  return order ? bookingsOf(renterId, order.id) : []
}

async function bookingsOf(renterId: string, orderId: string): Promise<Booking[]> {
  const { from } = await supabase()
  const bookings = await from('bookings')
    .select(COLUMNS)
    .eq('renter_id', renterId)
    .eq('order_id', orderId)
    .order('start_date')
    .order('position', { referencedTable: 'item.images' })
  return unwrap(bookings)
}
