const DAY_MS = 86_400_000
/** As far as one can book ahead. */
const HORIZON_DAYS = 366

/** Asks for the whole time that can be booked, from yesterday on: today may have begun there. */
export function busyArguments(itemId: string) {
  const now = Date.now()
  return {
    item: itemId,
    from_date: new Date(now - DAY_MS).toISOString(),
    to_date: new Date(now + HORIZON_DAYS * DAY_MS).toISOString(),
  }
}
