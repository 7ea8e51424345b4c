/** The time after which a renter can remind the lender. */
export const REMINDER_AFTER_MS = 6 * 3_600_000

/** Whether the renter of an open request may remind its lender at `now`: once, and not right away. Epoch ms. */
export const mayRemind = (request: { madeAt: number; isReminded: boolean }, now: number): boolean =>
  !request.isReminded && now >= request.madeAt + REMINDER_AFTER_MS
