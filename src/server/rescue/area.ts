import type { Area } from '../area.ts'
import { callOffRental } from './tasks/call-off-rental.ts'
import { getReplacements } from './use-cases/get-replacements.ts'
import { getRescueOffers } from './use-cases/get-rescue-offers.ts'
import { offerReplacements } from './use-cases/offer-replacements.ts'
import { rebookBooking } from './use-cases/rebook-booking.ts'
import { stopBroken } from './use-cases/stop-broken.ts'

export const rescueArea: Area = {
  useCases: [getReplacements, getRescueOffers, offerReplacements, rebookBooking, stopBroken],
  tasks: [callOffRental],
}
