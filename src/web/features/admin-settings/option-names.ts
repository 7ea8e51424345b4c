import type { Chart } from '#domain/ledger/account-plan.ts'
import type { ListingReview } from '#domain/listing/review.ts'
import { isLanguage, LANGUAGE_NAMES, type Language } from '../../i18n/languages.ts'

/** What the options of a list are called in the reader's language: languages call themselves, countries have names. */
export function optionName(option: string, reader: Language): string {
  if (isLanguage(option)) return LANGUAGE_NAMES[option]
  return new Intl.DisplayNames(reader, { type: 'region' }).of(option) ?? option
}

/** The options of a setting that is one of a few. */
export type OptionKey = ListingReview | Chart
