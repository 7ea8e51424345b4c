import type { useFormat } from '../../lib/use-format.ts'

type Format = Pick<ReturnType<typeof useFormat>, 'date' | 'range'>

const NO_BREAK = '\u00a0'

interface Period {
  start: string | number
  end: string | number
  timeZone: string
}

/**
 * On one day the day with its times, otherwise the full start and end, as the clock shows at the
 * item.
 */
export function periodText({ start, end, timeZone }: Period, format: Format): string {
  if (format.date(start, 'date', timeZone) === format.date(end, 'date', timeZone))
    return `${format.date(start, 'day', timeZone)}, ${format.range(start, end, 'time', timeZone)}`
  // The year, where it has to be said, is said at the end for both.
  const [from, to] = [format.date(start, 'date-time', timeZone, end), format.date(end, 'date-time', timeZone)]
  // A narrow line breaks between the two, not within one.
  return `${from.replaceAll(' ', NO_BREAK)}${NO_BREAK}– ${to.replaceAll(' ', NO_BREAK)}`
}
