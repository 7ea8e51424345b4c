export interface Card {
  number: string
  expMonth: number
  /** Two or four digits. */
  expYear: number
  cvc: string
}

export type CardFault = 'number' | 'expiry' | 'cvc' | 'expired'

/** What is wrong with what was typed, before any bank is asked; nothing if all of it can be right. */
export function cardFault(card: Card, now: Date): CardFault | undefined {
  const digits = digitsOf(card.number)
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) return 'number'
  if (!Number.isInteger(card.expMonth) || card.expMonth < 1 || card.expMonth > 12) return 'expiry'
  const year = fullYear(card.expYear)
  if (!Number.isInteger(year) || year < 2000 || year > now.getUTCFullYear() + 50) return 'expiry'
  // A card is good until the end of its month, in the last place on earth where that is.
  if (now.getTime() >= Date.UTC(year, card.expMonth, 1, 12)) return 'expired'
  if (!/^\d+$/.test(card.cvc) || card.cvc.length !== cvcLength(digits)) return 'cvc'
}

/** The digits of a card number typed with blanks or dashes. */
export const digitsOf = (number: string): string => number.replace(/[\s-]/g, '')

/** The network that a number belongs to, by its first digits. */
export function brandOf(digits: string): string {
  if (/^4/.test(digits)) return 'visa'
  if (/^3[47]/.test(digits)) return 'amex'
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'mastercard'
  if (/^(6011|65)/.test(digits)) return 'discover'
  if (/^3[068]/.test(digits)) return 'diners'
  if (/^35/.test(digits)) return 'jcb'
  return /^62/.test(digits) ? 'unionpay' : 'card'
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

const fullYear = (year: number): number => (year >= 0 && year < 100 ? 2000 + year : year)

const cvcLength = (digits: string): number => (brandOf(digits) === 'amex' ? 4 : 3)
