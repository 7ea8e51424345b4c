import { LANGUAGES } from '../language/languages.ts'
import type { RuleName } from './rules.ts'
import type { SettingName, SettingValues } from './settings.ts'

/** The settings that rules and screens ask: what renting here costs and is possible. Amounts in cents. */
export type Terms = Pick<
  SettingValues,
  | 'feePercent'
  | 'commissionPercents'
  | 'deliveryCents'
  | 'minPayoutCents'
  | 'answerHours'
  | 'reviewDays'
  | 'identityFromCents'
  | 'selfieAboveCents'
  | 'taxWithholding'
  | 'identityDays'
  | 'languages'
  | 'listingCountries'
  | 'residenceCountries'
  | 'staffSecondFactor'
  | Feature
> & { [Rule in RuleName]?: number | undefined }

/** What an operator can switch off: nothing new of it begins then, and what has begun goes on. */
export type Feature = 'hourly' | 'delivery' | 'hub' | 'affiliates' | 'wishes' | 'extensions'

/** As the specification has them, and where it is silent as the product began. */
export const DEFAULT_TERMS: Readonly<Terms> = {
  feePercent: 15,
  commissionPercents: [20, 8, 4, 2],
  deliveryCents: 1_000,
  minPayoutCents: 2_000,
  answerHours: 48,
  reviewDays: 14,
  identityFromCents: 0,
  selfieAboveCents: 100_000,
  // The directive asks for it.
  taxWithholding: true,
  identityDays: 180,
  languages: LANGUAGES,
  // None are chosen, so that all are: pages need not carry a list of them.
  listingCountries: [],
  residenceCountries: [],
  staffSecondFactor: false,
  hourly: true,
  delivery: true,
  hub: true,
  affiliates: true,
  wishes: true,
  extensions: true,
}

/**
 * The terms in force in this process, or on this page (docs/decisions/settings-in-the-database.md). What was agreed is
 * not asked here: a booking has its own fee.
 */
export const terms: Terms = { ...DEFAULT_TERMS }

/** Puts terms into force; those that are not named are the defaults. */
export function setTerms(values: Partial<Terms>): void {
  // A rule that is set back to its default is not named any more.
  for (const name in terms) Reflect.deleteProperty(terms, name)
  Object.assign(terms, DEFAULT_TERMS, values)
}

/** The terms in force that are other than the defaults, if any. */
export function changedTerms(): Partial<Terms> | undefined {
  const changed = Object.entries(terms).filter(
    ([name, value]) => value !== DEFAULT_TERMS[name as keyof Terms],
  )
  return changed.length > 0 ? Object.fromEntries(changed) : undefined
}

/** The values that are terms, of all that were set. */
export const termsAmong = (values: Partial<SettingValues>): Partial<Terms> =>
  Object.fromEntries(
    Object.keys(DEFAULT_TERMS).flatMap((name) => {
      const value = values[name as SettingName]
      return value === undefined ? [] : [[name, value]]
    }),
  )
