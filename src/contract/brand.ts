import type { Currency } from '#domain/money/currency.ts'
import { DEFAULT_CURRENCY } from '#domain/money/default-currency.ts'
import type { SitePicture } from '#domain/settings/site-picture.ts'

/** The marketplace's name and the person or company that runs it, as mails, papers and pages show them. */
export interface Brand {
  name: string
  shortName: string
  /** The operator of the site, in the imprint, the legal texts and the footer of every mail. */
  operator: string
  address: string
  /** The operator's VAT number; none where no VAT is charged. */
  vatId?: string
  /** The VAT included in the fee, in per cent. */
  vatPercent: number
  /** The time zone in which weekly payouts are due and statements begin. */
  timeZone: string
  /** All amounts of the site are hundredths of it. */
  currency: Currency
  email: string
  trustEmail: string
  privacyEmail: string
  jobsEmail: string
  phone: string
  /** The jurisdiction that applies to the contracts. */
  jurisdiction: string
  /** Whether all money of a site that is open to people is play money, which pages, mails and papers then say. */
  playMoney?: true
  /** The operator's logo, in place of the mark and the name; sizes in pixels. */
  logo?: Pick<SitePicture, 'width' | 'height' | 'ground'> & {
    src: string
    /** The colour beneath it, for CSS, where pages of one of the themes would hide it. */
    plate?: string
  }
  /** Where the icons are that are drawn of the operator's; the product's own stand at the root. */
  icons?: string
  colours: Readonly<Record<'paper' | 'ink' | 'evergreen' | 'marigold' | 'night', string>>
}

/** The made-up operator of the demo, whom production refuses to pass for. */
export const DEMO_BRAND: Readonly<Brand> = {
  name: 'Lendaround',
  shortName: 'Lenda',
  operator: 'Lendaround Demo Operator',
  address: 'Musterstraße 1, 10115 Berlin, Germany',
  vatId: 'DE123456789',
  vatPercent: 19,
  timeZone: 'Europe/Berlin',
  currency: DEFAULT_CURRENCY,
  email: 'hello@lendaround.example',
  trustEmail: 'trust@lendaround.example',
  privacyEmail: 'privacy@lendaround.example',
  jobsEmail: 'jobs@lendaround.example',
  phone: '+49 30 1234567',
  jurisdiction: 'Berlin, Germany',
  colours: { paper: '#FBF8F3', ink: '#1B2420', evergreen: '#0F5C45', marigold: '#F2A93B', night: '#0E1613' },
}

/** The brand of this site. Read it where it is shown, never while a module loads: the settings come after that. */
export const brand: Brand = { ...DEMO_BRAND }

/** Sets the brand of this process, or of this page, as the operator's settings have it. */
export const setBrand = (values: Brand): void =>
  void Object.assign(
    brand,
    { vatId: undefined, playMoney: undefined, logo: undefined, icons: undefined },
    values,
  )
