import { type BookingData, isHeld, readBookingData } from '#domain/basket/booking-data.ts'
import { useLocalStorage } from '../../lib/use-local-storage.ts'
import type { Choice } from './use-choice.ts'

/** Whether this browser itself holds the choice, for a checkout that was left. */
export function useIsHeld({ productId, instants }: Pick<Choice, 'productId' | 'instants'>): boolean {
  const [data] = useLocalStorage<BookingData | undefined>('bookingData', undefined, readBookingData)
  return instants !== undefined && isHeld(data, { product: { id: productId }, ...instants }, Date.now())
}
