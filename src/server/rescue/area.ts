import type { Area } from '../area.ts'
import { callOffRental } from './tasks/call-off-rental.ts'
import { getRescueOffers } from './use-cases/get-rescue-offers.ts'
import { rebookBooking } from './use-cases/rebook-booking.ts'
import { stopBroken } from './use-cases/stop-broken.ts'

export const rescueArea: Area = {
  useCases: [getRescueOffers, rebookBooking, stopBroken],
  tasks: [callOffRental],
}
