import type { Area } from '../area.ts'
import { transitionUseCases } from '../lifecycle/transition-use-cases.ts'
import { booking } from './booking.ts'
import { expireRequests } from './tasks/expire-requests.ts'

export const bookingArea: Area = {
  useCases: transitionUseCases(booking),
  jobs: [expireRequests],
}
