import { KYC_COUNTRIES } from '#domain/kyc/countries.ts'
import { LANGUAGES } from '#domain/language/languages.ts'
import { ACCOUNT_KINDS, CHARTS } from '#domain/ledger/account-plan.ts'
import { LISTING_COUNTRIES } from '#domain/listing/countries.ts'
import { LISTING_REVIEWS } from '#domain/listing/review.ts'
import type { Definition, ValueOf } from './definition.ts'

/**
 * Every setting that an admin changes while the site runs, with its bounds. The page of settings, the checks of what is
 * typed, the list in `docs/operating.md` and the values in force are made from this list.
 */
export const SETTINGS = {
  name: { group: 'brand', kind: 'text', max: 40, variable: 'SITE_NAME' },
  shortName: { group: 'brand', kind: 'text', max: 20, variable: 'SITE_SHORT_NAME' },
  logo: { group: 'brand', kind: 'picture', shape: 'wide' },
  icon: { group: 'brand', kind: 'picture', shape: 'square' },
  colour: { group: 'brand', kind: 'colour' },
  highlight: { group: 'brand', kind: 'colour' },

  operator: { group: 'operator', kind: 'text', max: 140, variable: 'OPERATOR_NAME', isLegal: true },
  address: { group: 'operator', kind: 'text', max: 300, variable: 'OPERATOR_ADDRESS', isLegal: true },
  jurisdiction: {
    group: 'operator',
    kind: 'text',
    max: 140,
    variable: 'OPERATOR_JURISDICTION',
    isLegal: true,
  },
  vatId: { group: 'operator', kind: 'text', max: 20, variable: 'OPERATOR_VAT_ID', isOptional: true },
  vatPercent: {
    group: 'operator',
    kind: 'percent',
    min: 0,
    max: 50,
    decimals: 1,
    variable: 'OPERATOR_VAT_PERCENT',
  },

  email: { group: 'contact', kind: 'email', variable: 'OPERATOR_EMAIL', isLegal: true },
  phone: { group: 'contact', kind: 'text', max: 40, variable: 'OPERATOR_PHONE', isLegal: true },
  trustEmail: { group: 'contact', kind: 'email', variable: 'OPERATOR_TRUST_EMAIL' },
  privacyEmail: { group: 'contact', kind: 'email', variable: 'OPERATOR_PRIVACY_EMAIL' },
  jobsEmail: { group: 'contact', kind: 'email', variable: 'OPERATOR_JOBS_EMAIL' },
  senderName: { group: 'contact', kind: 'text', max: 60, variable: 'MAIL_FROM', isOptional: true },
  senderEmail: { group: 'contact', kind: 'email', variable: 'MAIL_FROM', isOptional: true },
  replyEmail: { group: 'contact', kind: 'email', isOptional: true },

  languages: { group: 'region', kind: 'choices', options: LANGUAGES, isRanked: true },
  listingCountries: { group: 'region', kind: 'choices', options: LISTING_COUNTRIES },
  residenceCountries: { group: 'region', kind: 'choices', options: KYC_COUNTRIES },
  timeZone: { group: 'region', kind: 'time-zone', variable: 'OPERATOR_TIME_ZONE' },

  currency: { group: 'money', kind: 'currency', variable: 'CURRENCY' },
  feePercent: { group: 'money', kind: 'percent', min: 0, max: 50, decimals: 1 },
  commissionPercents: { group: 'money', kind: 'percents', length: 4, decimals: 1 },
  deliveryCents: { group: 'money', kind: 'cents', min: 0, max: 50_000 },
  minPayoutCents: { group: 'money', kind: 'cents', min: 100, max: 100_000 },
  payoutTwoPeopleCents: {
    group: 'money',
    kind: 'cents',
    min: 0,
    max: 100_000_000,
    variable: 'PAYOUT_TWO_PEOPLE_CENTS',
  },
  adjustmentTwoPeopleCents: {
    group: 'money',
    kind: 'cents',
    min: 0,
    max: 100_000_000,
    variable: 'ADJUSTMENT_TWO_PEOPLE_CENTS',
  },
  rescueLimitCents: { group: 'money', kind: 'cents', min: 0, max: 100_000, variable: 'RESCUE_LIMIT_CENTS' },
  taxWithholding: { group: 'money', kind: 'flag' },

  accountNumbers: { group: 'accounting', kind: 'accounts', options: ACCOUNT_KINDS },
  accountChart: { group: 'accounting', kind: 'choice', options: CHARTS },

  answerHours: { group: 'rentals', kind: 'number', min: 1, max: 168, decimals: 0 },
  reviewDays: { group: 'rentals', kind: 'number', min: 1, max: 90, decimals: 0 },
  extensionAnswerHours: { group: 'rentals', kind: 'number', min: 1, max: 72, decimals: 0 },
  claimAnswerHours: { group: 'rentals', kind: 'number', min: 24, max: 336, decimals: 0 },
  claimAppealDays: { group: 'rentals', kind: 'number', min: 1, max: 60, decimals: 0 },
  claimHours: { group: 'rentals', kind: 'number', min: 24, max: 168, decimals: 0 },
  lateGraceMinutes: { group: 'rentals', kind: 'number', min: 0, max: 240, decimals: 0 },
  latePercent: { group: 'rentals', kind: 'percent', min: 0, max: 500, decimals: 0 },
  maxLateHours: { group: 'rentals', kind: 'number', min: 1, max: 336, decimals: 0 },
  flexibleHours: { group: 'rentals', kind: 'number', min: 1, max: 168, decimals: 0 },
  moderateHours: { group: 'rentals', kind: 'number', min: 48, max: 720, decimals: 0 },
  moderateLastHours: { group: 'rentals', kind: 'number', min: 1, max: 47, decimals: 0 },
  moderatePercent: { group: 'rentals', kind: 'percent', min: 1, max: 99, decimals: 0 },
  strictHours: { group: 'rentals', kind: 'number', min: 24, max: 720, decimals: 0 },
  strictPercent: { group: 'rentals', kind: 'percent', min: 1, max: 99, decimals: 0 },
  holdMinutes: { group: 'rentals', kind: 'number', min: 10, max: 60, decimals: 0 },
  identityWaitHours: { group: 'rentals', kind: 'number', min: 1, max: 24, decimals: 0 },
  listingReview: { group: 'rentals', kind: 'choice', options: LISTING_REVIEWS, variable: 'LISTING_REVIEW' },

  hourly: { group: 'features', kind: 'flag' },
  delivery: { group: 'features', kind: 'flag' },
  hub: { group: 'features', kind: 'flag' },
  affiliates: { group: 'features', kind: 'flag' },
  wishes: { group: 'features', kind: 'flag' },
  extensions: { group: 'features', kind: 'flag' },

  caseHours: { group: 'safety', kind: 'number', min: 1, max: 720, decimals: 0 },
  enquiriesADay: { group: 'safety', kind: 'number', min: 1, max: 200, decimals: 0 },
  openWishes: { group: 'safety', kind: 'number', min: 1, max: 50, decimals: 0 },
  staffSecondFactor: { group: 'safety', kind: 'flag' },
  identityFromCents: { group: 'safety', kind: 'cents', min: 0, max: 10_000_000 },
  selfieAboveCents: { group: 'safety', kind: 'cents', min: 0, max: 10_000_000 },

  identityDays: { group: 'retention', kind: 'number', min: 30, max: 1_095, decimals: 0 },
  mailDays: { group: 'retention', kind: 'number', min: 30, max: 365, decimals: 0 },
  noticeDays: { group: 'retention', kind: 'number', min: 30, max: 1_095, decimals: 0 },
  translationDays: { group: 'retention', kind: 'number', min: 1, max: 1_095, decimals: 0 },
  webhookDays: { group: 'retention', kind: 'number', min: 7, max: 365, decimals: 0 },
  withdrawnDays: { group: 'retention', kind: 'number', min: 1, max: 365, decimals: 0 },
  browserDays: { group: 'retention', kind: 'number', min: 30, max: 365, decimals: 0 },
  networkDays: { group: 'retention', kind: 'number', min: 1, max: 365, decimals: 0 },
  invitationDays: { group: 'retention', kind: 'number', min: 7, max: 365, decimals: 0 },
} as const satisfies Record<string, Definition>

export type SettingName = keyof typeof SETTINGS
export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[]

export type SettingValues = { [Name in SettingName]: ValueOf<(typeof SETTINGS)[Name]> }

export const isSettingName = (name: string): name is SettingName => Object.hasOwn(SETTINGS, name)

/** The definition of a setting, whatever its kind. */
export const definitionOf = (name: SettingName): Definition => SETTINGS[name]
