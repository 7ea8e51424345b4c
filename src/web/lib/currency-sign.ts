import { brand } from '../brand.ts'
import type { Language } from '../i18n/languages.ts'
import { localeOf } from './format.ts'

/** The sign of the site's currency, as it stands beside an amount: “€”, “CHF”. */
export const currencySign = (language: Language): string =>
  new Intl.NumberFormat(localeOf(language), { style: 'currency', currency: brand.currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')!.value
