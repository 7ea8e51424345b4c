import type { Area } from '../area.ts'
import { personalData } from './personal-data.ts'
import { cancelBookingFor } from './use-cases/cancel-booking-for.ts'
import { completeBookingEarly } from './use-cases/complete-booking-early.ts'
import { decideAdjustment } from './use-cases/decide-adjustment.ts'
import { moveBooking } from './use-cases/move-booking.ts'
import { noteBooking } from './use-cases/note-booking.ts'
import { previewAdjustment } from './use-cases/preview-adjustment.ts'
import { proposeAdjustment } from './use-cases/propose-adjustment.ts'
import { resendBookingMail } from './use-cases/resend-booking-mail.ts'

/** What the back office does to a booking by hand. */
export const interventionsArea: Area = {
  useCases: [
    cancelBookingFor,
    completeBookingEarly,
    decideAdjustment,
    moveBooking,
    noteBooking,
    previewAdjustment,
    proposeAdjustment,
    resendBookingMail,
  ],
  personalData,
}
