import type { Area } from '../area.ts'
import { expireRequests } from './tasks/expire-requests.ts'

export const booking: Area = {
  jobs: [expireRequests],
}
