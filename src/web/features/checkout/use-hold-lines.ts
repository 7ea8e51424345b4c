import { useRef, useState } from 'react'
import type { HeldBasket, UnavailableLine } from '#contract/checkout.ts'
import type { BasketItem } from '#domain/basket/basket.ts'
import { ApiError } from '../../lib/api-error.ts'
import { callFunction } from '../../lib/call-function.ts'
import { writeStoredText } from '../../lib/use-local-storage.ts'
import { useBookingData } from './use-booking-data.ts'

/** Holds lines for the first time or again; tells which of them are taken by now. */
export function useHoldLines(onHeld: () => Promise<void>) {
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
      const { reservationIds, expiresAt, requiredKycLevel, totalCents } = await placeHold(lines)
      writeStoredText('tempReservationId', reservationIds[0])
      const totalPrice = totalCents / 100
      if (data)
        setData({ ...data, lines: [...lines], reservationIds, expiresAt, requiredKycLevel, totalPrice })
      setTaken([])
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

  return {
    hold,
    busy,
    taken,
    error,
    /** Another attempt may continue automatically. */
    forget: () => setError(undefined),
    /** What was held is wanted only. */
    drop: () => data && setData({ ...data, reservationIds: [], expiresAt: '' }),
  }
}

export type HoldLines = ReturnType<typeof useHoldLines>

const placeHold = (lines: readonly BasketItem[]) =>
  callFunction<HeldBasket>('place-hold', {
    lines: lines.map(({ product, startDate, endDate, quantity, deliveryMethod }) => ({
      itemId: product.id,
      start: startDate,
      end: endDate,
      quantity,
      deliveryMethod,
    })),
  })

function takenLines(error: unknown, lines: readonly BasketItem[]): BasketItem[] {
  if (!(error instanceof ApiError) || error.code !== 'ITEMS_UNAVAILABLE') return []
  const refused = (error.details.lines ?? []) as UnavailableLine[]
  return refused.flatMap(({ index }) => lines[index] ?? [])
}
