import type { Area } from '../area.ts'
import { transitionUseCases } from '../lifecycle/transition-use-cases.ts'
import { extension } from './extension.ts'
import { followExtension } from './follow-extension.ts'
import { personalData } from './personal-data.ts'
import { finishExtensions } from './tasks/finish-extensions.ts'
import { extendBooking } from './use-cases/extend-booking.ts'

export const extensionsArea: Area = {
  useCases: [extendBooking, ...transitionUseCases(extension)],
  jobs: [finishExtensions],
  paymentFollowers: [followExtension],
  personalData,
}
