const HOUR_MS = 3_600_000
/** How long before the start both sides may already be at the door. */
export const EARLY_MS = HOUR_MS
/** The time after the return in which the lender can report a problem, before the money is released. */
export const REPORT_MS = 48 * HOUR_MS

/** Whether an item may be handed over at `now`, epoch ms: from an hour before the start until the end. */
export const mayPickUp = (rental: { start: number; end: number }, now: number): boolean =>
  now >= rental.start - EARLY_MS && now < rental.end
