import { type BookingStatus, OPEN_STATUSES } from '#domain/booking/lifecycle.ts'
import { isUuid } from '../../lib/is-uuid.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import type { Conversation, ListedConversation } from './conversation.ts'

export const LIST_PAGE = 30

/** A page of the reader's conversations, the one with the newest message first. */
export async function loadConversations(beforeMessage?: number): Promise<ListedConversation[]> {
  const { from } = await supabase()
  let query = from('conversation_participants')
    .select(
      `conversation_id, last_message_id, is_unread,
      last:messages(sender_id, body, pictures, created_at),
      conversation:conversations(renter_id, owner_id, booking_id,
        item:items(title, language, translations, images:item_images(path, position)),
        renter:public_profiles!conversations_renter_id_fkey(first_name, avatar_path),
        owner:public_profiles!conversations_owner_id_fkey(first_name, avatar_path))`,
    )
    .order('last_message_id', { ascending: false })
    .limit(LIST_PAGE)
  if (beforeMessage !== undefined) query = query.lt('last_message_id', beforeMessage)
  return unwrap(await query)
}

/** One conversation of the reader; null when there is none by that id, whatever the reason. */
export async function loadConversation(id: string): Promise<Conversation | null> {
  if (!isUuid(id)) return null
  const { from } = await supabase()
  const found = await from('conversations')
    .select(
      `id, renter_id, owner_id,
      item:items(id, title, language, translations, status, images:item_images(path, position)),
      booking:bookings(id, status, start_date, end_date, time_zone, created_at,
        events:booking_events(transition, role, at)),
      renter:public_profiles!conversations_renter_id_fkey(first_name, avatar_path),
      owner:public_profiles!conversations_owner_id_fkey(first_name, avatar_path)`,
    )
    .eq('id', id)
    .maybeSingle()
  return unwrap(found)
}

/**
 * Loads the conversation about a rental of the reader, or the earlier one about its item; without an id if there is
 * none yet, and null if there is no such rental.
 */
export async function loadRentalConversation(bookingId: string): Promise<Conversation | null> {
  if (!isUuid(bookingId)) return null
  const { from } = await supabase()
  const found = await from('bookings')
    .select(
      `id, status, start_date, end_date, time_zone, created_at, renter_id, owner_id,
      events:booking_events(transition, role, at),
      item:items(id, title, language, translations, status, images:item_images(path, position),
        conversations(id, renter_id, booking_id)),
      renter:public_profiles!bookings_renter_id_fkey(first_name, avatar_path),
      owner:public_profiles!bookings_owner_id_fkey(first_name, avatar_path)`,
    )
    .eq('id', bookingId)
    .maybeSingle()
  const rental = unwrap(found)
  if (!rental) return null
  const { item, renter_id, owner_id, renter, owner, ...booking } = rental
  const known = item?.conversations.filter((one) => one.renter_id === renter_id) ?? []
  const mine = known.find((one) => one.booking_id === bookingId) ?? known.find((one) => !one.booking_id)
  return { id: mine?.id ?? null, item, renter_id, owner_id, renter, owner, booking }
}

/**
 * Loads the reader's enquiry about an item; without an id if there is none yet, and null where the item is not offered
 * or is their own.
 */
export async function loadEnquiry(itemId: string, readerId: string): Promise<Conversation | null> {
  if (!isUuid(itemId)) return null
  const { from } = await supabase()
  const found = await from('items')
    .select(
      `id, owner_id, title, language, translations, status, images:item_images(path, position),
      conversations(id, renter_id, booking_id), bookings(id, renter_id, status),
      owner:public_profiles!items_owner_id_fkey(first_name, avatar_path)`,
    )
    .eq('id', itemId)
    .neq('owner_id', readerId)
    .maybeSingle()
  const item = unwrap(found)
  if (!item) return null
  const mine = item.conversations.find((one) => one.renter_id === readerId && !one.booking_id)
  if (!mine && item.status !== 'published') return null
  const rental = item.bookings.find((one) => one.renter_id === readerId && isUnderWay(one.status))
  return {
    id: mine?.id ?? null,
    item,
    booking: null,
    rentalId: rental?.id ?? null,
    renter_id: readerId,
    renter: null,
    owner_id: item.owner_id,
    owner: item.owner,
  }
}

const isUnderWay = (status: BookingStatus) => OPEN_STATUSES.includes(status)
