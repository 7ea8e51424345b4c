import { useMemo } from 'react'
import {
  type DateShape,
  formatDate,
  formatDateRange,
  formatDistance,
  formatDuration,
  formatMoney,
  formatNumber,
  formatPrice,
} from './format.ts'
import { useLanguage } from './root-data.ts'

type Instant = string | number | Date

/** The formatters of `format.ts` with the page's language filled in. */
export function useFormat() {
  const language = useLanguage()
  return useMemo(
    () => ({
      money: (cents: number) => formatMoney(cents, language),
      price: (cents: number) => formatPrice(cents, language),
      number: (value: number, options?: Intl.NumberFormatOptions) => formatNumber(value, language, options),
      date: (instant: Instant, shape: DateShape, timeZone: string, beside?: Instant) =>
        formatDate(instant, language, shape, timeZone, beside),
      range: (start: Instant, end: Instant, shape: DateShape, timeZone: string) =>
        formatDateRange(start, end, language, shape, timeZone),
      duration: (amount: number, unit: 'hour' | 'day' | 'minute') => formatDuration(amount, unit, language),
      distance: (metres: number) => formatDistance(metres, language),
    }),
    [language],
  )
}
