import { seedCurrency } from '../countries/moved.ts'

/** A whole amount as a person of the demo writes it, in the site's currency: “12 €”. */
export const priceText = (amount: number, language: string): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency: seedCurrency(),
    maximumFractionDigits: 0,
  }).format(amount)
