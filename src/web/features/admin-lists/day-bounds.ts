/** Midnight where the reader is of a day (`YYYY-MM-DD`), or so many days later; ISO 8601, or null without a day. */
export function startOfDay(day: string | undefined, later = 0): string | null {
  if (!day) return null
  const start = new Date(`${day}T00:00:00`)
  start.setDate(start.getDate() + later)
  return start.toISOString()
}
