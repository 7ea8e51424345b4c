import { useRef, useState } from 'react'
import type { HeldBasket, UnavailableLine } from '#contract/checkout.ts'
import type { BasketItem } from '#domain/basket/basket.ts'
import { ApiError } from '../../lib/api-error.ts'
import { callFunction } from '../../lib/call-function.ts'
import { useBookingData } from './use-booking-data.ts'

/** Holds lines anew; tells which of them somebody else has by now. */
export function useHoldAgain(onHeld: () => Promise<void>) {
  const { data, setData } = useBookingData()
  const [busy, setBusy] = useState(false)
  const [taken, setTaken] = useState<readonly BasketItem[]>([])
  const [error, setError] = useState<unknown>()
  const running = useRef(false)

  async function hold(lines: readonly BasketItem[]) {
    if (running.current || lines.length === 0) return
    running.current = true
    setBusy(true)
    setError(undefined)
    try {
      const held = await callFunction<HeldBasket>('place-hold', {
        lines: lines.map(({ product, startDate, endDate, quantity, deliveryMethod }) => ({
          itemId: product.id,
          start: startDate,
          end: endDate,
          quantity,
          deliveryMethod,
        })),
      })
      const { reservationIds, expiresAt, requiredKycLevel, totalCents } = held
      if (data)
        setData({
          ...data,
          lines: [...lines],
          reservationIds,
          expiresAt,
          requiredKycLevel,
          totalPrice: totalCents / 100,
          choices: movedChoices(data.choices, data.lines, data.reservationIds, lines, reservationIds),
        })
      await onHeld()
    } catch (failure) {
      const gone = takenLines(failure, lines)
      if (gone.length > 0) setTaken(gone)
      else setError(failure)
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return { hold, busy, taken, error }
}

type Choices = NonNullable<ReturnType<typeof useBookingData>['data']>['choices']

/** New holds have new ids: what was typed for a line goes with it. */
function movedChoices(
  choices: Choices,
  oldLines: readonly BasketItem[],
  oldIds: readonly string[],
  lines: readonly BasketItem[],
  ids: readonly string[],
): NonNullable<Choices> {
  const key = (line: BasketItem) =>
    `${line.product.id} ${Date.parse(line.startDate)} ${Date.parse(line.endDate)}`
  const before = new Map(oldLines.map((line, n) => [key(line), choices?.[oldIds[n] ?? '']]))
  return Object.fromEntries(
    lines.flatMap((line, n) => {
      const choice = before.get(key(line))
      return choice ? [[ids[n] ?? '', choice]] : []
    }),
  )
}

function takenLines(error: unknown, lines: readonly BasketItem[]): BasketItem[] {
  if (!(error instanceof ApiError) || error.code !== 'ITEMS_UNAVAILABLE') return []
  const refused = (error.details.lines ?? []) as UnavailableLine[]
  return refused.flatMap(({ index }) => lines[index] ?? [])
}
