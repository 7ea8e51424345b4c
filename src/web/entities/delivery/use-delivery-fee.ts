import { type DeliveryMethod, deliveryFeeCents } from '#domain/booking/delivery.ts'
import { useFormat } from '../../lib/use-format.ts'

/** Formats the fee of a delivery method; undefined where it is free. */
export function useDeliveryFee(): (method: DeliveryMethod) => string | undefined {
  const format = useFormat()
  return (method) => {
    const cents = deliveryFeeCents(method)
    return cents > 0 ? format.price(cents) : undefined
  }
}
