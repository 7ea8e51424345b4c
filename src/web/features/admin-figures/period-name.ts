import type { useFormat } from '../../lib/use-format.ts'
import type { Step } from './use-platform-figures.ts'

type Format = Pick<ReturnType<typeof useFormat>, 'date'>

/** The name of a period in a table: the month, the day, or the day on which the week begins. */
export const periodName = (day: string, step: Step, format: Format): string =>
  format.date(day, step === 'month' ? 'month' : 'date', 'UTC')

/** The same below a bar, where there is little room. */
export const shortPeriodName = (day: string, step: Step, format: Format): string =>
  step === 'month' ? format.date(day, 'short-month', 'UTC') : String(Number(day.slice(8)))
