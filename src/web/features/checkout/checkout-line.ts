import type { CheckoutLender, CheckoutLine as LineOfServer } from '#contract/checkout.ts'
import type { BasketItem } from '#domain/basket/basket.ts'
import { type BookingData, lineKey } from '#domain/basket/booking-data.ts'
import { type DeliveryMethod, offeredMethods } from '#domain/booking/delivery.ts'
import { basketProduct } from '../../entities/item/basket-product.ts'
import type { Language } from '../../i18n/languages.ts'

/** A line of the checkout, priced as it would be now, with what the page says of its item and lender. */
export interface CheckoutLine extends BasketItem {
  /** Null while nothing is held. */
  reservationId: string | null
  isInstant: boolean
  cancellationPolicy: LineOfServer['item']['cancellation_policy']
  timeZone: string
  city: string
  neighbourhood: string
  lender: CheckoutLender
}

/** A line as the server tells it, in the person's language, delivered as this browser was told. */
export function checkoutLine(
  line: LineOfServer,
  language: Language,
  data: BookingData | undefined,
): CheckoutLine {
  const { item, startDate, endDate, quantity, timeZone } = line
  const id = lineKey({ product: item, startDate, endDate })
  const wanted = data?.lines.find((known) => lineKey(known) === id)?.deliveryMethod
  const images = item.image_path ? [{ path: item.image_path }] : []
  return {
    id,
    reservationId: line.reservationId,
    startDate,
    endDate,
    timeZone,
    quantity,
    deliveryMethod: offeredMethod(offeredMethods(item.delivery_methods), wanted),
    isInstant: item.is_instant,
    cancellationPolicy: item.cancellation_policy,
    city: item.city,
    neighbourhood: item.neighbourhood,
    lender: line.lender,
    product: {
      ...basketProduct(item, { category: { names: item.category_names }, images }, language),
      timeZone,
    },
  }
}

const offeredMethod = (offered: readonly DeliveryMethod[], wanted: DeliveryMethod | undefined) =>
  wanted && offered.includes(wanted) ? wanted : (offered[0] ?? 'pickup')
