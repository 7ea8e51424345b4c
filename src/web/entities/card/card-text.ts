import type { Translate } from '../../i18n/translate.ts'

export interface ShownCard {
  brand: string
  last4: string
  exp_month: number
  exp_year: number
}

const BRANDS: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

/** “Visa •••• 4242”. */
export const cardText = ({ brand, last4 }: ShownCard): string => `${BRANDS[brand] ?? brand} •••• ${last4}`

/** “valid until 12/2030”. */
export const cardExpiryText = ({ exp_month, exp_year }: ShownCard, t: Translate): string =>
  t('ui.card-expiry', { month: String(exp_month).padStart(2, '0'), year: String(exp_year) })
