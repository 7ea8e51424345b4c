import { useEffect, useState } from 'react'
import type { Basket, BasketItem } from '#domain/basket/basket.ts'
import { type BookingData, heldLines, readBookingData } from '#domain/basket/booking-data.ts'
import { clockOffset } from '../../lib/server-clock.ts'
import { useLocalStorage } from '../../lib/use-local-storage.ts'

interface RunningHold {
  /** The lines that it covers. */
  lines: readonly BasketItem[]
  /** Epoch ms by this device's clock. */
  endsAt: number
  /** To be called when the time is up. */
  onEnd: () => void
}

/** The hold that this browser placed for lines of this basket; undefined once it has lapsed, and where there is none. */
export function useRunningHold(basket: Basket): RunningHold | undefined {
  const [data] = useLocalStorage<BookingData | undefined>('bookingData', undefined, readBookingData)
  const lines = heldLines(basket, data)
  const expiresAt = data && lines.length > 0 ? Date.parse(data.expiresAt) : 0
  const [offset, setOffset] = useState(0)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (expiresAt === 0) return
    setNow(Date.now())
    let isGone = false
    void clockOffset().then((known) => isGone || setOffset(known))
    return () => {
      isGone = true
    }
  }, [expiresAt])
  const endsAt = expiresAt - offset
  return endsAt > now ? { lines, endsAt, onEnd: () => setNow(Date.now()) } : undefined
}
