import type { Language } from '../i18n/languages.ts'
import {
  type DateShape,
  formatAway,
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

type Format = ReturnType<typeof formatIn>

const formats = new Map<Language, Format>()

/** The formatters of `format.ts` with the page's language filled in; a list asks for them in every card. */
export function useFormat(): Format {
  const language = useLanguage()
  const known = formats.get(language) ?? formatIn(language)
  formats.set(language, known)
  return known
}

const formatIn = (language: Language) => ({
  money: (cents: number) => formatMoney(cents, language),
  price: (cents: number) => formatPrice(cents, language),
  number: (value: number, options?: Intl.NumberFormatOptions) => formatNumber(value, language, options),
  date: (instant: Instant, shape: DateShape, timeZone: string, beside?: Instant) =>
    formatDate(instant, language, shape, timeZone, beside),
  range: (start: Instant, end: Instant, shape: DateShape, timeZone: string) =>
    formatDateRange(start, end, language, shape, timeZone),
  duration: (amount: number, unit: 'hour' | 'day' | 'minute') => formatDuration(amount, unit, language),
  inDays: (days: number) => formatAway(days, 'day', language),
  distance: (metres: number) => formatDistance(metres, language),
})
