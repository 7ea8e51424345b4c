import type { BasketItem } from '#domain/basket/basket.ts'
import type { DeliveryChoice } from '#domain/basket/booking-data.ts'

/** A line of the basket for which the server holds units, with what the summary says of its item. */
export interface HeldLine extends BasketItem {
  reservationId: string
  /** ISO 8601. */
  expiresAt: string
  isInstant: boolean
  cancellationPolicy: 'flexible' | 'moderate' | 'strict'
  timeZone: string
  city: string
  neighbourhood: string
}

/** The address as it is sent: one line, empty while a part is missing. */
export function addressOf({ street, postalCode, city }: DeliveryChoice): string {
  const parts = [street.trim(), [postalCode.trim(), city.trim()].filter(Boolean).join(' ')]
  return street.trim() && postalCode.trim() && city.trim() ? parts.join(', ').slice(0, 300) : ''
}
