import { useState } from 'react'
import type { DeliveryChoice } from '#domain/basket/booking-data.ts'
import type { HeldLine } from './held-line.ts'
import { useBookingData } from './use-booking-data.ts'

type Choices = Record<string, DeliveryChoice>

/** How each line is handed over. An address typed once goes for every delivery that has none of its own. */
export function useDeliveryChoices(lines: readonly HeldLine[]) {
  const { data, setData } = useBookingData()
  const [here, setHere] = useState<Partial<Choices>>({})
  const stored: Partial<Choices> = data?.choices ?? here

  const first = lines.map((line) => stored[line.reservationId]).find((choice) => choice?.street)
  const choiceOf = (line: HeldLine): DeliveryChoice => ({
    method: line.deliveryMethod,
    street: first?.street ?? '',
    postalCode: first?.postalCode ?? '',
    city: first?.city ?? line.city,
    hubId: '',
    ...stored[line.reservationId],
  })

  function choose(line: HeldLine, change: Partial<DeliveryChoice>) {
    const next = { ...stored, [line.reservationId]: { ...choiceOf(line), ...change } } as Choices
    setHere(next)
    if (data) setData({ ...data, choices: next })
  }

  return { choiceOf, choose }
}
