import type { DeliveryMethod } from '#domain/booking/delivery.ts'
import type { RentalType } from '#domain/booking/duration.ts'
import type { PostalAddress } from '#domain/booking/postal-address.ts'
import type { Basket, BasketItem, BasketProduct } from './basket.ts'
import { isBasketItem } from './read-basket.ts'

/** The fields of a hold that the summary shows, for the first line, and all lines with their holds. */
export interface BookingData {
  product: BasketProduct
  /** In words of the person's language: "3 days". */
  rentalDuration: string
  rentalType: RentalType
  /** Formatted as date and time. */
  startDate: string
  endDate: string
  /** With decimals, of all lines. */
  totalPrice: number
  deliveryMethod: DeliveryMethod
  requiredKycLevel: number
  /** Every line, and its hold at the same index; no hold at all while nothing is held yet. */
  lines: BasketItem[]
  reservationIds: string[]
  /** ISO 8601: when the holds lapse; empty while nothing is held. */
  expiresAt: string
  /** The delivery of each line, by its `lineKey`, as far as the payer has chosen. */
  choices?: Record<string, Partial<DeliveryChoice>>
}

export interface DeliveryChoice extends PostalAddress {
  method: DeliveryMethod
  hubId: string
}

/** The key of a line in a checkout: an item and its period. */
export const lineKey = ({
  product,
  startDate,
  endDate,
}: Pick<BasketItem, 'startDate' | 'endDate'> & { product: { id: string } }): string =>
  `${product.id} ${Date.parse(startDate)} ${Date.parse(endDate)}`

/** The lines of the basket that a hold covers until it lapses: same item, same period, and no more units than it has. */
export function heldLines(basket: Basket, data: BookingData | undefined): BasketItem[] {
  if (!data || data.reservationIds.length === 0) return []
  return basket.filter((item) =>
    data.lines.some((line) => lineKey(line) === lineKey(item) && item.quantity <= line.quantity),
  )
}

/** Whether a hold that is placed, and has not lapsed at `now` (epoch ms), is of this item for this period. */
export const isHeld = (
  data: BookingData | undefined,
  line: Parameters<typeof lineKey>[0],
  now: number,
): boolean =>
  data !== undefined &&
  Date.parse(data.expiresAt) > now &&
  data.lines.some((held) => lineKey(held) === lineKey(line))

/** Reads what checkout left in the browser; undefined when it is damaged or of another version. */
export function readBookingData(stored: unknown): BookingData | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const data = stored as Partial<BookingData>
  const { lines, reservationIds, expiresAt } = data
  if (!Array.isArray(lines) || !Array.isArray(reservationIds) || typeof expiresAt !== 'string')
    return undefined
  const isWhole =
    lines.length > 0 &&
    (reservationIds.length === 0 || lines.length === reservationIds.length) &&
    lines.every(isBasketItem) &&
    reservationIds.every((id) => typeof id === 'string') &&
    (reservationIds.length === 0 || !Number.isNaN(Date.parse(expiresAt)))
  return isWhole ? (data as BookingData) : undefined
}
