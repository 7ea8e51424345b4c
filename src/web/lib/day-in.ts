/** Gives the day of an instant in a time zone, `YYYY-MM-DD`. */
export function dayIn(timeZone: string): (instant: string) => string {
  // Swedish writes dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone })
  return (instant) => format.format(new Date(instant))
}
