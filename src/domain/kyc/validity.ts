const DAY_MS = 86_400_000

/** The days before its end in which a person is reminded of their document and may send a new one. */
export const RENEWAL_DAYS = 30

/** The end of a document's last day (`YYYY-MM-DD`), epoch ms: it counts until that day is over in UTC. */
const endOf = (validUntil: string): number => Date.parse(`${validUntil}T00:00:00Z`) + DAY_MS

/** Whether a document is past its last day (`YYYY-MM-DD`) at `now` (epoch ms). */
export const isExpired = (validUntil: string, now: number): boolean => now >= endOf(validUntil)

/** Whether a new document may take the place of one that ends on this day (`YYYY-MM-DD`); never without a day. */
export const isRenewable = (validUntil: string | null, now: number): boolean =>
  validUntil !== null && now >= endOf(validUntil) - RENEWAL_DAYS * DAY_MS
