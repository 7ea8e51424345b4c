export interface Card {
  number: string
  expMonth: number
  /** Two or four digits. */
  expYear: number
  cvc: string
}

export type CardFault = 'number' | 'expiry' | 'cvc' | 'expired'

/** The fault of a typed card, before any bank is asked; undefined if all of it may be right. */
export function cardFault(card: Card, now: Date): CardFault | undefined {
  const digits = digitsOf(card.number)
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) return 'number'
  if (!Number.isInteger(card.expMonth) || card.expMonth < 1 || card.expMonth > 12) return 'expiry'
  const year = fullYear(card.expYear)
  if (!Number.isInteger(year) || year < 2000 || year > now.getUTCFullYear() + 50) return 'expiry'
  // A card is good until the end of its month, in the last place on earth where that is.
  if (now.getTime() >= Date.UTC(year, card.expMonth, 1, 12)) return 'expired'
  if (!/^\d+$/.test(card.cvc) || card.cvc.length !== cvcLengthOf(digits)) return 'cvc'
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

/** The year in four digits of one that was typed with two or four. */
export const fullYear = (year: number): number => (year >= 0 && year < 100 ? 2000 + year : year)

/** The number of digits in the security code of a card with this number. */
export const cvcLengthOf = (digits: string): number => (brandOf(digits) === 'amex' ? 4 : 3)

/** A number as it stands on the card, in groups; whatever is no digit is dropped. */
export function formatCardNumber(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 19)
  const groups = brandOf(digits) === 'amex' ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : /\d{1,4}/g
  const parts = brandOf(digits) === 'amex' ? digits.match(groups)?.slice(1) : digits.match(groups)
  return (parts ?? []).filter(Boolean).join(' ')
}

/** `MM / YY` while it is typed, also from what a browser fills in as `12/2027`. */
export function formatExpiry(typed: string): string {
  const [first = '', second] = typed.split('/')
  const month = first.replace(/\D/g, '')
  if (second !== undefined) return `${padMonth(month)} / ${second.replace(/\D/g, '').slice(-2)}`
  const digits = padMonth(month)
  if (digits.length < 3) return digits
  return `${digits.slice(0, 2)} / ${digits.slice(2).slice(-2)}`
}

/** 5 can only be May; 1 may become anything from 10 on. */
const padMonth = (digits: string): string => (/^[2-9]/.test(digits) ? `0${digits}` : digits)

/** Month and year (two digits) of `MM / YY`; not numbers where they are missing. */
export function readExpiry(text: string): { expMonth: number; expYear: number } {
  const [month = '', year = ''] = text.split('/').map((part) => part.trim())
  return {
    expMonth: Number.parseInt(month, 10),
    expYear: year.length === 2 ? Number.parseInt(year, 10) : Number.NaN,
  }
}
