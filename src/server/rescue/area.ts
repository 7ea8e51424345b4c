import type { Area } from '../area.ts'
import { getRescueOffers } from './use-cases/get-rescue-offers.ts'
import { rebookBooking } from './use-cases/rebook-booking.ts'

export const rescueArea: Area = { useCases: [getRescueOffers, rebookBooking] }
