const HOUR_MS = 3_600_000
/** How long before the start both sides may already be at the door. */
export const EARLY_MS = HOUR_MS

/** Whether an item may be handed over at `now`, epoch ms: from an hour before the start until the end. */
export const mayPickUp = (rental: { start: number; end: number }, now: number): boolean =>
  now >= rental.start - EARLY_MS && now < rental.end
