import { type BookingData, isHeld, readBookingData } from '#domain/basket/booking-data.ts'
import { useLocalStorage } from '../../lib/use-local-storage.ts'
import type { Choice } from './use-choice.ts'

/** Whether the choice is taken because this browser holds it itself, for a checkout that was left. */
export function useIsHeld({ productId, instants, refusal }: Choice): boolean {
  const [data] = useLocalStorage<BookingData | undefined>('bookingData', undefined, readBookingData)
  if (refusal?.code !== 'DATES_TAKEN' || !instants) return false
  return isHeld(data, { product: { id: productId }, ...instants }, Date.now())
}
