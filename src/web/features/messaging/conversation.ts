import type { MessageText } from '#contract/messaging.ts'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import type { Titled } from '#domain/listing/title-in.ts'

export interface Person {
  first_name: string
  avatar_path: string | null
}

interface WrittenAbout extends Titled {
  images: { path: string }[]
}

/** The two people of a conversation; one whose account is gone or blocked is no one any more. */
interface Sides {
  renter_id: string
  owner_id: string
  renter: Person | null
  owner: Person | null
}

/** A step of the rental, as it stands in the flow. */
export interface BookingEvent {
  transition: string
  role: string
  at: string
}

/** A conversation of two people; without an id if it has no messages yet. */
export interface Conversation extends Sides {
  id: string | null
  /** For an enquiry: the reader's rental of the item, if there is one by now. */
  rentalId?: string | null
  /** Null where the reader cannot see it any more. */
  item: (WrittenAbout & { id: string; status: string }) | null
  booking: {
    id: string
    status: BookingStatus
    start_date: string
    end_date: string
    time_zone: string
    created_at: string
    events: BookingEvent[]
  } | null
}

/** A conversation in the list. */
export interface ListedConversation {
  conversation_id: string
  last_message_id: number
  is_unread: boolean
  last: { sender_id: string; body: string; pictures: string[]; created_at: string }
  conversation: Sides & { booking_id: string | null; item: WrittenAbout | null }
}

export type Message = MessageText

/** The target of a message: a conversation, or the subject of a new one. */
export type Target = { conversationId: string } | { bookingId: string } | { itemId: string }

/** The person on the other side. */
export const otherOf = (sides: Sides, readerId: string): { id: string; person: Person | null } =>
  sides.owner_id === readerId
    ? { id: sides.renter_id, person: sides.renter }
    : { id: sides.owner_id, person: sides.owner }
