import { type Brand, setBrand } from '#contract/brand.ts'
import { KYC_COUNTRIES } from '#domain/kyc/countries.ts'
import { LISTING_COUNTRIES } from '#domain/listing/countries.ts'
import { PLATE } from '#domain/settings/ground-of.ts'
import { DEFAULT_COLOURS } from '#domain/settings/palette.ts'
import { DEFAULT_RULES, rulesAmong } from '#domain/settings/rules.ts'
import type { SettingName, SettingValues } from '#domain/settings/settings.ts'
import type { ChosenPicture, SitePicture } from '#domain/settings/site-picture.ts'
import { DEFAULT_TERMS, setTerms, termsAmong } from '#domain/settings/terms.ts'
import type { Config } from '#server/config.ts'

/** Every setting as it is where nobody set it: by the environment, or as the product comes. */
export function defaultSettings({ brand, ...config }: Config): SettingValues {
  return {
    ...brand,
    vatId: brand.vatId ?? '',
    logo: '',
    icon: '',
    ...DEFAULT_COLOURS,
    ...DEFAULT_TERMS,
    ...DEFAULT_RULES,
    listingCountries: LISTING_COUNTRIES,
    residenceCountries: KYC_COUNTRIES,
    payoutTwoPeopleCents: config.payoutTwoPeopleCents,
    adjustmentTwoPeopleCents: config.adjustmentTwoPeopleCents,
    rescueLimitCents: config.rescueLimitCents,
    listingReview: config.listingReview,
    senderName: config.sender.name,
    senderEmail: config.sender.address,
    replyEmail: config.sender.replyTo,
    accountNumbers: config.accountNumbers,
    accountChart: config.accountChart,
  }
}

/** Puts what was set into force in this process, above what `defaults` has: names, terms, and what use cases ask. */
export function applySettings(config: Config, defaults: Config, values: Partial<SettingValues>): void {
  config.brand = brandWith(defaults.brand, values)
  setBrand(config.brand)
  setTerms({ ...termsAmong(values), ...rulesAmong(values) })
  config.auth.siteName = config.brand.name
  config.auth.siteWords = [config.brand.name, config.brand.shortName]
  config.payoutTwoPeopleCents = values.payoutTwoPeopleCents ?? defaults.payoutTwoPeopleCents
  config.adjustmentTwoPeopleCents = values.adjustmentTwoPeopleCents ?? defaults.adjustmentTwoPeopleCents
  config.rescueLimitCents = values.rescueLimitCents ?? defaults.rescueLimitCents
  config.sender = {
    name: values.senderName ?? defaults.sender.name,
    address: values.senderEmail ?? defaults.sender.address,
    replyTo: values.replyEmail ?? defaults.sender.replyTo,
  }
  config.listingReview = values.listingReview ?? defaults.listingReview
  config.accountNumbers = values.accountNumbers ?? defaults.accountNumbers
  config.accountChart = values.accountChart ?? defaults.accountChart
}

const OF_BRAND = [
  'name',
  'shortName',
  'operator',
  'address',
  'jurisdiction',
  'vatPercent',
  'email',
  'phone',
  'trustEmail',
  'privacyEmail',
  'jobsEmail',
  'timeZone',
  'currency',
] as const satisfies readonly SettingName[]

/** The room of the logo in the header, in CSS pixels. */
const LOGO = { width: 176, height: 36 }

/** A picture's name is its own, so what is at its address never changes. */
const addressOf = ({ path }: ChosenPicture) => `/brand/${path.replace(/^site\//, '')}`

function logoOf({ width, height, ground, ...chosen }: SitePicture): NonNullable<Brand['logo']> {
  const scale = Math.min(LOGO.width / width, LOGO.height / height)
  return {
    src: `${addressOf(chosen)}/logo.png`,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    ground,
    ...(ground === 'light' && { plate: `light-dark(transparent, ${PLATE.light})` }),
    ...(ground === 'dark' && { plate: `light-dark(${PLATE.dark}, transparent)` }),
  }
}

/** Addresses for special purposes are the operator's own where nobody named others. */
function brandWith(base: Brand, values: Partial<SettingValues>): Brand {
  const set = Object.fromEntries(
    OF_BRAND.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
  ) as Partial<Brand>
  const { vatId: givenVat, ...rest } = base
  const email = values.email ?? base.email
  const mailTo = (address: string) => (address === base.email ? email : address)
  const vatId = values.vatId ?? givenVat
  return {
    ...rest,
    trustEmail: mailTo(base.trustEmail),
    privacyEmail: mailTo(base.privacyEmail),
    jobsEmail: mailTo(base.jobsEmail),
    ...set,
    ...(vatId && { vatId }),
    ...(values.logo && { logo: logoOf(values.logo) }),
    ...(values.icon && { icons: addressOf(values.icon) }),
    vatPercent: vatId ? (set.vatPercent ?? base.vatPercent) : 0,
    colours: {
      ...base.colours,
      ...(values.colour && { evergreen: values.colour }),
      ...(values.highlight && { marigold: values.highlight }),
    },
  }
}
