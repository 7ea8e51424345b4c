import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callFunction } from '../../lib/call-function.ts'
import type { Booking } from './booking.ts'

/** The transitions of a booking that people make. */
export type BookingAction = 'accept' | 'decline' | 'cancel' | 'pick-up' | 'remind' | 'return' | 'return-part'

/** Makes a transition of a booking as it was seen; afterwards all queries about bookings are refetched. */
export function useBookingAction(booking: Pick<Booking, 'id' | 'version'>, action: BookingAction) {
  const queries = useQueryClient()
  const { id, version } = booking
  return useMutation({
    mutationFn: (told: object) =>
      callFunction<{ status: string }>(`${action}-booking`, { id, version, ...told }),
    // Also after a refusal: the booking has changed since it was loaded.
    onSettled: () => queries.invalidateQueries({ queryKey: ['my-rentals'] }),
  })
}
