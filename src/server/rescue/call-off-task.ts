export const CALL_OFF = 'call-off-rental'

/** A rental that its lender calls off because the item broke. */
export interface CallOff {
  bookingId: string
  /** The lender. */
  userId: string
  /** In the lender's words. */
  message?: string
}
