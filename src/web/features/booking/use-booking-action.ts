import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callFunction } from '../../lib/call-function.ts'
import type { Booking } from './booking.ts'

/** The transitions of a booking that people make. */
export type BookingAction = 'accept' | 'decline' | 'cancel' | 'pick-up' | 'return' | 'return-part'

/** Makes a transition of a booking as it was seen; afterwards everything about bookings is asked for again. */
export function useBookingAction(booking: Pick<Booking, 'id' | 'version'>, action: BookingAction) {
  const queries = useQueryClient()
  const { id, version } = booking
  return useMutation({
    mutationFn: (told: object) =>
      callFunction<{ status: string }>(`${action}-booking`, { id, version, ...told }),
    // Also after a refusal: it says that things stand differently.
    onSettled: () => queries.invalidateQueries({ queryKey: ['my-rentals'] }),
  })
}
