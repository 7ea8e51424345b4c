import { brand } from '../brand.ts'
import type { Language } from '../i18n/languages.ts'

const LOCALES: Record<Language, string> = { en: 'en-GB', de: 'de-DE', es: 'es-ES', fr: 'fr-FR' }

const made = new Map<string, unknown>()

/** Formatters are expensive to make and the same for every request. */
function once<T>(key: string, make: () => T): T {
  let one = made.get(key) as T | undefined
  if (!one) {
    one = make()
    made.set(key, one)
  }
  return one
}

export const localeOf = (language: Language): string => LOCALES[language]

/** Cents as an amount of the site's currency with 2 decimals. */
export const formatMoney = (cents: number, language: Language): string => inCurrency(cents, language, 2)

/** Cents as a whole amount when they are whole: for price tags, where decimals are noise. */
export const formatPrice = (cents: number, language: Language): string =>
  inCurrency(cents, language, cents % 100 ? 2 : 0)

const inCurrency = (cents: number, language: Language, digits: 0 | 2): string =>
  once(
    language + brand.currency + digits,
    () =>
      new Intl.NumberFormat(LOCALES[language], {
        style: 'currency',
        currency: brand.currency,
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  ).format(cents / 100)

export const formatNumber = (
  value: number,
  language: Language,
  options: Intl.NumberFormatOptions = {},
): string =>
  once(
    `number ${language} ${JSON.stringify(options)}`,
    () => new Intl.NumberFormat(LOCALES[language], options),
  ).format(value)

const SHAPES = {
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  time: { hour: '2-digit', minute: '2-digit' },
  'date-time': { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  'full-date-time': { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  month: { month: 'long', year: 'numeric' },
  'short-month': { month: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

export type DateShape = keyof typeof SHAPES

type Instant = string | number | Date

/**
 * An instant (ISO 8601 or epoch ms) as people at that place read it; the time zone is an IANA name. A shape without a
 * year gets one where it is not the year of `beside`: now, unless told otherwise.
 */
export const formatDate = (
  instant: Instant,
  language: Language,
  shape: DateShape,
  timeZone: string,
  beside: Instant = Date.now(),
): string =>
  tidy(
    dateFormat(language, shape, timeZone, yearOf(instant, timeZone) !== yearOf(beside, timeZone)).format(
      new Date(instant),
    ),
  )

/** A day of the calendar (`YYYY-MM-DD`), which has no time zone. */
export const formatDay = (day: string, language: Language, options: Intl.DateTimeFormatOptions): string =>
  once(
    `day ${language} ${JSON.stringify(options)}`,
    () => new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'UTC' }),
  ).format(Date.parse(day))

/** The period's two ends with what they share said once. */
export const formatDateRange = (
  start: Instant,
  end: Instant,
  language: Language,
  shape: DateShape,
  timeZone: string,
  beside: Instant = Date.now(),
): string =>
  tidy(
    dateFormat(
      language,
      shape,
      timeZone,
      [start, end].some((instant) => yearOf(instant, timeZone) !== yearOf(beside, timeZone)),
    ).formatRange(new Date(start), new Date(end)),
  )

/**
 * Versions of ICU differ in thin spaces around the dash, and in a comma behind English weekdays that comes with a year
 * only: two dates side by side have to look alike. As they differ in more, the element of a date that the server wrote
 * has `suppressHydrationWarning`: it keeps what was served, where a difference would draw the whole page anew.
 */
const tidy = (text: string): string =>
  text.replace(/[\u2009\u202f]/g, ' ').replace(/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun), /g, '$1 ')

const dateFormat = (language: Language, shape: DateShape, timeZone: string, isOtherYear: boolean) =>
  once(`${shape} ${language} ${timeZone} ${isOtherYear}`, () => {
    const options: Intl.DateTimeFormatOptions = { ...SHAPES[shape], timeZone }
    if (isOtherYear && options.day) options.year = 'numeric'
    return new Intl.DateTimeFormat(LOCALES[language], options)
  })

const yearOf = (instant: Instant, timeZone: string): string =>
  once(`year ${timeZone}`, () => new Intl.DateTimeFormat('en', { year: 'numeric', timeZone })).format(
    new Date(instant),
  )

/** “today”, “tomorrow”, “in 5 days”, “in 3 hours”. */
export const formatAway = (amount: number, unit: Intl.RelativeTimeFormatUnit, language: Language): string =>
  once(
    `relative ${language}`,
    () => new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' }),
  ).format(amount, unit)

/** The name of a language (a tag of BCP 47) in the reader's. */
export const languageName = (tag: string, language: Language): string =>
  once(`languages ${language}`, () => new Intl.DisplayNames(language, { type: 'language' })).of(tag) ?? tag

/** “3 hours”, “2 days”. */
export const formatDuration = (amount: number, unit: 'hour' | 'day' | 'minute', language: Language): string =>
  formatNumber(amount, language, { style: 'unit', unit, unitDisplay: 'long' })

/** Rounded to 50 metres below a kilometre, kilometres above. */
export function formatDistance(metres: number, language: Language): string {
  if (metres < 1_000)
    return distanceFormat(language, 'meter', 0).format(Math.max(50, Math.round(metres / 50) * 50))
  return distanceFormat(language, 'kilometer', metres < 10_000 ? 1 : 0).format(metres / 1_000)
}

const distanceFormat = (language: Language, unit: 'meter' | 'kilometer', maximumFractionDigits: number) =>
  once(
    `${unit} ${maximumFractionDigits} ${language}`,
    () => new Intl.NumberFormat(LOCALES[language], { style: 'unit', unit, maximumFractionDigits }),
  )
