import { parsePeriod } from './wanted-period.ts'

/** Whether a saved query asks for dates that have passed at `now` (epoch ms), wherever on earth the item is. */
export function isOver(query: string, now: number): boolean {
  const asked = new URLSearchParams(query)
  return asked.has('from') && !parsePeriod(asked.get('from'), asked.get('to'), now)
}
