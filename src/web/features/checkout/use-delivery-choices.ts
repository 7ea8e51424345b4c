import { useState } from 'react'
import type { BookingData, DeliveryChoice } from '#domain/basket/booking-data.ts'
import type { HeldLine } from './held-line.ts'
import { useBookingData } from './use-booking-data.ts'

type Choices = NonNullable<BookingData['choices']>

/** How each line is handed over. An address typed once goes for every delivery in that city that has none of its own. */
export function useDeliveryChoices(lines: readonly HeldLine[]) {
  const { data, setData } = useBookingData()
  const [here, setHere] = useState<Choices>({})
  const stored = data?.choices ?? here

  const choiceOf = (line: HeldLine): DeliveryChoice => {
    const neighbour = lines.find(
      ({ city, reservationId }) => city === line.city && stored[reservationId]?.street,
    )
    const { street = '', postalCode = '', city = line.city } = stored[neighbour?.reservationId ?? ''] ?? {}
    return {
      method: line.deliveryMethod,
      hubId: '',
      street,
      postalCode,
      city,
      ...stored[line.reservationId],
    }
  }

  function choose(line: HeldLine, change: Partial<DeliveryChoice>) {
    const next = { ...stored, [line.reservationId]: { ...stored[line.reservationId], ...change } }
    setHere(next)
    if (data) setData({ ...data, choices: next })
  }

  return { choiceOf, choose }
}
