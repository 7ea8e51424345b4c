import type { Area } from '../area.ts'
import { transitionUseCases } from '../lifecycle/transition-use-cases.ts'
import { booking } from './booking.ts'
import { mailPaymentNeeded } from './mails/mail-payment-needed.ts'
import { personalData } from './personal-data.ts'
import { completeReturned } from './tasks/complete-returned.ts'
import { endMissed } from './tasks/end-missed.ts'
import { expireRequests } from './tasks/expire-requests.ts'
import { planReminders } from './tasks/plan-reminders.ts'
import { remindOfRental } from './tasks/remind-of-rental.ts'
import { confirmHandover } from './use-cases/confirm-handover.ts'

export const bookingArea: Area = {
  useCases: [...transitionUseCases(booking), confirmHandover],
  jobs: [completeReturned, endMissed, expireRequests, planReminders],
  tasks: [remindOfRental],
  paymentFollowers: [mailPaymentNeeded],
  personalData,
}
