import type { BookingTerms } from '#domain/booking/booking-terms.ts'
import type { Check } from '#domain/booking/checklist.ts'
import type { DeliveryMethod } from '#domain/booking/delivery.ts'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import type { OpeningHours } from '#domain/booking/opening-hours.ts'
import { titleIn } from '#domain/listing/title-in.ts'
import { withTown } from '#domain/listing/with-town.ts'
import type { Point } from '#domain/search/search.ts'
import type { RatedPerson } from '../../entities/person/person-ratings.tsx'
import type { Language } from '../../i18n/languages.ts'

export interface Neighbour extends RatedPerson {
  first_name: string
  avatar_path: string | null
  is_verified: boolean
}

export interface Handover {
  position: number
  kind: 'pick_up' | 'return'
  role: 'owner' | 'renter'
  with_code: boolean
  is_complete: boolean
  is_undamaged: boolean
  note: string
  photos: string[]
  checklist: Partial<Record<Check, boolean>>
  at: string
  hash: string
}

export type Side = 'renter' | 'owner'

/** The person's side of a rental. */
export const sideOf = (booking: Pick<Booking, 'owner_id'>, personId: string | undefined): Side =>
  booking.owner_id === personId ? 'owner' : 'renter'

/** A booking with everything that a side may see of it. */
export interface Booking {
  id: string
  number: number
  status: BookingStatus
  status_reason: string | null
  start_date: string
  end_date: string
  time_zone: string
  rental_type: 'hour' | 'day'
  quantity: number
  rental_cents: number
  delivery_cents: number
  total_cents: number
  /** The platform's share of the price. */
  top_up_cents: number
  /** The renter's share of the price. */
  due_cents: number
  /** The platform's fee, in per cent, as agreed. */
  fee_percent: number
  deposit_cents: number
  delivery_method: DeliveryMethod
  delivery_address: string
  cancellation_policy: 'flexible' | 'moderate' | 'strict'
  /** Agreed beside the price, whatever holds today. */
  terms: BookingTerms
  request_expires_at: string | null
  created_at: string
  order_id: string
  version: number
  refund_cents: number
  captured_cents: number | null
  returned_at: string | null
  renter_id: string
  owner_id: string
  /** The events of the booking, in order. */
  events: { transition: string; role: string; at: string; details: { message?: string } }[]
  /** Later ends that were asked for. */
  extensions: { status: string; price_cents: number }[]
  /** The statements of each side at pick-up and return. */
  handovers: Handover[]
  /** Of the caller, and once they are published of the other side. */
  reviews: { author_id: string }[]
  item: {
    id: string
    title: string
    language: string
    translations: Partial<Record<string, { title?: string }>>
    neighbourhood: string
    city: string
    status: string
    images: { path: string }[]
    category: { checklist: string[] } | null
    /** Only for a reader who may know it. */
    location: { address: string; latitude: number; longitude: number } | null
  }
  deposit: {
    /** The reserved amount: the share of units that came back in order is free. */
    amount_cents: number
    status: 'planned' | 'held' | 'failed' | 'released' | 'captured'
    captured_cents: number
    due_at: string | null
  } | null
  hub: {
    name: string
    address: string
    opening_hours: OpeningHours
    latitude: number
    longitude: number
  } | null
  code: { code: string } | null
  owner: Neighbour | null
  renter: Neighbour | null
  line: {
    unit_price_cents: number
    price_divisor: 1 | 24
    duration_units: number
    weekend_units: number
    weekend_price_cents: number | null
    discount_days: number | null
    discount_percent: number | null
    discount_cents: number
    is_instant: boolean
  }
  /** Only the renter sees what else was paid with it. */
  order: {
    number: number
    payments: { status: PaymentState; captured_cents: number; refunded_cents: number } | null
  } | null
}

export type PaymentState =
  | 'created'
  | 'requires_action'
  | 'authorised'
  | 'captured'
  | 'voided'
  | 'refunded'
  | 'failed'

/** The item's title in this language where there is one, otherwise as the lender wrote it. */
export const titleOf = ({ item }: Pick<Booking, 'item'>, language: Language): string =>
  titleIn(item, language)

const KNOWS_THE_DOOR: readonly BookingStatus[] = ['confirmed', 'picked_up', 'returned', 'disputed']

/** The place of the handover, as far as the renter may know it yet. */
export function placeOf(booking: Booking): string | undefined {
  if (booking.delivery_method === 'delivery') return booking.delivery_address
  if (booking.hub) return `${booking.hub.name}, ${booking.hub.address}`
  if (!KNOWS_THE_DOOR.includes(booking.status)) return undefined
  return withTown(booking.item.location?.address ?? '', booking.item.city) || undefined
}

/** Where on the map the handover is, as far as that is known; nobody's home that an item is brought to is on it. */
export function pointOf(booking: Booking): Point | undefined {
  if (booking.delivery_method === 'delivery') return undefined
  const at = booking.hub ?? (KNOWS_THE_DOOR.includes(booking.status) ? booking.item.location : null)
  // A ticket that this device kept may be from before it had a point.
  return at && Number.isFinite(at.latitude) ? { latitude: at.latitude, longitude: at.longitude } : undefined
}

const HAS_A_CODE: readonly BookingStatus[] = ['requested', 'confirmed']

/** The secret from which the renter's code is derived, while the item can still be handed over. */
export const secretOf = (booking: Booking): string | undefined =>
  HAS_A_CODE.includes(booking.status) ? booking.code?.code : undefined
