import { useState } from 'react'
import type { BookingData, DeliveryChoice } from '#domain/basket/booking-data.ts'
import type { PostalAddress } from '#domain/booking/postal-address.ts'
import type { CheckoutLine } from './checkout-line.ts'
import { useBookingData } from './use-booking-data.ts'

type Choices = NonNullable<BookingData['choices']>

/**
 * The delivery of each line. An address typed once applies to every delivery in that city that has none of its own; the
 * person's last delivery address is offered first.
 */
export function useDeliveryChoices(lines: readonly CheckoutLine[], lastAddress: PostalAddress | null) {
  const { data, setData } = useBookingData()
  const [here, setHere] = useState<Choices>({})
  const stored = data?.choices ?? here

  const choiceOf = (line: CheckoutLine): DeliveryChoice => {
    const neighbour = lines.find(({ city, id }) => city === line.city && stored[id]?.street)
    const known = lastAddress?.city === line.city ? lastAddress : undefined
    const { street = '', postalCode = '', city = line.city } = stored[neighbour?.id ?? ''] ?? known ?? {}
    return {
      method: line.deliveryMethod,
      hubId: '',
      street,
      postalCode,
      city,
      ...stored[line.id],
    }
  }

  function choose(line: CheckoutLine, change: Partial<DeliveryChoice>) {
    const next = { ...stored, [line.id]: { ...stored[line.id], ...change } }
    setHere(next)
    if (data) setData({ ...data, choices: next })
  }

  return { choiceOf, choose }
}
