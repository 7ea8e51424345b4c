const HOUR_MS = 3_600_000

/** The time before a rental when its deposit is reserved: early enough to use another card, and close to the start. */
const LEAD_MS = 24 * HOUR_MS
/** The time before an authorisation lapses when it is replaced by a new one. */
const RENEWAL_MS = 24 * HOUR_MS

/** When a deposit is reserved for a rental that starts then; all in epoch ms. At once where that is past. */
export const depositDueAt = (start: number): number => start - LEAD_MS

/** When a deposit that is reserved until then is reserved again; all in epoch ms. */
export const depositRenewalAt = (authorisedUntil: number): number => authorisedUntil - RENEWAL_MS
