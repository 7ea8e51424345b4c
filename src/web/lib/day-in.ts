type DayOf = (instant: string) => string

const made = new Map<string, DayOf>()

/** Gives the day of an instant in a time zone, `YYYY-MM-DD`. */
export function dayIn(timeZone: string): DayOf {
  let dayOf = made.get(timeZone)
  if (!dayOf) {
    // Swedish writes dates as ISO 8601 does. A formatter is expensive to make, and the same for every request.
    const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone })
    dayOf = (instant) => format.format(new Date(instant))
    made.set(timeZone, dayOf)
  }
  return dayOf
}
