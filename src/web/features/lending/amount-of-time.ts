/** Minutes in the largest unit that has no rest: 90 minutes, 2 hours, 3 days. */
export function amountOfTime(minutes: number): [amount: number, unit: 'minute' | 'hour' | 'day'] {
  if (minutes % 1_440 === 0 && minutes > 0) return [minutes / 1_440, 'day']
  if (minutes % 60 === 0) return [minutes / 60, 'hour']
  return [minutes, 'minute']
}
