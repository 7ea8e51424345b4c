import type { DeliveryMethod } from '#domain/booking/delivery.ts'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import type { OpeningHours } from '#domain/booking/opening-hours.ts'
import type { Language } from '../../i18n/languages.ts'
import { titleIn } from '../../lib/title-in.ts'

/** A booking with everything that its renter may see of it. */
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
  deposit_cents: number
  delivery_method: DeliveryMethod
  delivery_address: string
  cancellation_policy: 'flexible' | 'moderate' | 'strict'
  request_expires_at: string | null
  created_at: string
  order_id: string
  item: {
    id: string
    title: string
    language: string
    translations: Partial<Record<string, { title?: string }>>
    neighbourhood: string
    city: string
    status: string
    images: { path: string }[]
    /** Only for who may know. */
    location: { address: string } | null
  }
  hub: { name: string; address: string; opening_hours: OpeningHours } | null
  code: { code: string } | null
  owner: { first_name: string; avatar_path: string | null; is_verified: boolean } | null
  line: { unit_price_cents: number; price_divisor: 1 | 24; duration_units: number; is_instant: boolean }
  order: {
    number: number
    payments: { status: PaymentState; captured_cents: number; refunded_cents: number } | null
  }
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

/** Where the renter has to go or be, as far as it may be known yet. */
export function placeOf(booking: Booking): string | undefined {
  if (booking.delivery_method === 'delivery') return booking.delivery_address
  if (booking.hub) return `${booking.hub.name}, ${booking.hub.address}`
  return KNOWS_THE_DOOR.includes(booking.status) ? booking.item.location?.address || undefined : undefined
}

const HAS_A_CODE: readonly BookingStatus[] = ['requested', 'confirmed', 'picked_up']

/** The code of a booking that can still be handed over or back. */
export const codeOf = (booking: Booking): string | undefined =>
  HAS_A_CODE.includes(booking.status) ? booking.code?.code : undefined
