import { brand } from '#contract/brand.ts'
import type { Locale } from '#server/mail/locale.ts'

const tagOf = (locale: Locale): string => (locale === 'en' ? 'en-GB' : locale)

/** “22 Nov 2026”, by the clock of the operator's place. */
export const dayText = (instant: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'medium', timeZone: brand.timeZone }).format(instant)

/** “November 2026”. */
export const monthText = (instant: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(tagOf(locale), { month: 'long', year: 'numeric', timeZone: brand.timeZone }).format(
    instant,
  )
