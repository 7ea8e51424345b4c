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

function takenLines(error: unknown, lines: readonly BasketItem[]): BasketItem[] {
  if (!(error instanceof ApiError) || error.code !== 'ITEMS_UNAVAILABLE') return []
  const refused = (error.details.lines ?? []) as UnavailableLine[]
  return refused.flatMap(({ index }) => lines[index] ?? [])
}
