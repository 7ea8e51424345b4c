import { type BookingData, readBookingData } from '#domain/basket/booking-data.ts'
import { useLocalStorage, writeStored } from '../../lib/use-local-storage.ts'

/** The checkout's data in this browser: the holds of its lines, and the state of the payment. */
export function useBookingData() {
  const [data, setData] = useLocalStorage<BookingData | undefined>('bookingData', undefined, readBookingData)
  return { data, setData }
}

/** Called when no checkout is under way any more. */
export function clearBookingData(): void {
  writeStored('bookingData', undefined)
  writeStored('tempReservationId', undefined)
}
