import type { Area } from '../area.ts'
import { rebookBooking } from './use-cases/rebook-booking.ts'

export const rescueArea: Area = { useCases: [rebookBooking] }
