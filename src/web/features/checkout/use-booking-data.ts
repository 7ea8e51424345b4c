import { type BookingData, readBookingData } from '#domain/basket/booking-data.ts'
import { useLocalStorage, writeStored } from '../../lib/use-local-storage.ts'

/** What checkout left in this browser: which lines are held by which holds, and where a payment stands. */
export function useBookingData() {
  const [data, setData] = useLocalStorage<BookingData | undefined>('bookingData', undefined, readBookingData)
  return { data, setData }
}

/** Nothing is under way any more. */
export function forgetBookingData(): void {
  writeStored('bookingData', undefined)
  writeStored('tempReservationId', undefined)
}
