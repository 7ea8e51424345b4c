import type { Area } from '../area.ts'
import { transitionUseCases } from '../lifecycle/transition-use-cases.ts'
import { booking } from './booking.ts'
import { completeReturned } from './tasks/complete-returned.ts'
import { expireRequests } from './tasks/expire-requests.ts'

export const bookingArea: Area = {
  useCases: transitionUseCases(booking),
  jobs: [completeReturned, expireRequests],
}
