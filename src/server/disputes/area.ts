import type { Area } from '../area.ts'
import { tellOfDispute } from './follow-dispute.ts'
import { personalData } from './personal-data.ts'
import { remindOfDeadline } from './tasks/remind-of-deadline.ts'
import { getDisputeEvidence } from './use-cases/get-dispute-evidence.ts'
import { resolveDispute } from './use-cases/resolve-dispute.ts'
import { submitDisputeEvidence } from './use-cases/submit-dispute-evidence.ts'

/** What admins and the people of a rental have to do with chargebacks; the money itself is in its own room. */
export const disputesArea: Area = {
  useCases: [getDisputeEvidence, resolveDispute, submitDisputeEvidence],
  jobs: [remindOfDeadline],
  paymentFollowers: [tellOfDispute],
  personalData,
}
