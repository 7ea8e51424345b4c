import type { KycCountry } from './countries.ts'

/** The format of a country's VAT numbers, without the prefix, and the test of their check digits. */
export interface VatRule {
  pattern: RegExp
  checks?: (number: string) => boolean
}

/**
 * VAT numbers by country, as the European Commission's VIES and the tax offices of Norway, Switzerland and the United
 * Kingdom publish them. Where a country publishes no check digits, or has several kinds of number, the pattern decides.
 */
export const VAT_RULES: Record<KycCountry, VatRule> = {
  AT: { pattern: /^U\d{8}$/, checks: (n) => (96 - alternateDigits(n.slice(1, 8), 2)) % 10 === last(n) },
  BE: { pattern: /^[01]\d{9}$/, checks: (n) => 97 - (Number(n.slice(0, 8)) % 97) === Number(n.slice(8)) },
  BG: { pattern: /^\d{9,10}$/, checks: (n) => n.length === 10 || bulgarian(n) === last(n) },
  CH: {
    pattern: /^\d{9}(MWST|TVA|IVA)?$/,
    checks: (n) => complement(n, [5, 4, 3, 2, 7, 6, 5, 4], 11) % 11 === Number(n[8]),
  },
  CY: { pattern: /^\d{8}[A-Z]$/, checks: (n) => cypriot(n) === n[8] },
  CZ: {
    pattern: /^\d{8,10}$/,
    checks: (n) => n.length > 8 || (complement(n, [8, 7, 6, 5, 4, 3, 2], 11) % 10 || 0) === last(n),
  },
  DE: { pattern: /^[1-9]\d{8}$/, checks: isMod11And10 },
  DK: { pattern: /^[1-9]\d{7}$/, checks: (n) => weighted(n, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 },
  EE: {
    pattern: /^\d{9}$/,
    checks: (n) => complement(n, [3, 7, 1, 3, 7, 1, 3, 7], 10) % 10 === last(n),
  },
  ES: { pattern: /^([A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/, checks: isSpanish },
  FI: {
    pattern: /^\d{8}$/,
    checks: (n) => complement(n, [7, 9, 10, 5, 8, 4, 2], 11) % 11 === last(n),
  },
  FR: {
    pattern: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
    checks: (n) => !/^\d\d/.test(n) || (12 + 3 * (Number(n.slice(2)) % 97)) % 97 === Number(n.slice(0, 2)),
  },
  GB: { pattern: /^(\d{9}|\d{12})$/, checks: isBritish },
  GR: {
    pattern: /^\d{9}$/,
    checks: (n) => (weighted(n, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === last(n),
  },
  HR: { pattern: /^\d{11}$/, checks: isMod11And10 },
  HU: { pattern: /^\d{8}$/, checks: (n) => complement(n, [9, 7, 3, 1, 9, 7, 3], 10) % 10 === last(n) },
  IE: { pattern: /^\d{7}[A-W][A-I]?$/, checks: (n) => irish(n) === n[7] },
  IS: { pattern: /^\d{5,6}$/ },
  IT: { pattern: /^\d{11}$/, checks: isLuhn },
  LI: { pattern: /^\d{5}$/ },
  LT: { pattern: /^(\d{9}|\d{12})$/, checks: (n) => lithuanian(n) === last(n) },
  LU: { pattern: /^\d{8}$/, checks: (n) => Number(n.slice(0, 6)) % 89 === Number(n.slice(6)) },
  LV: {
    pattern: /^\d{11}$/,
    checks: (n) => Number(n[0]) < 4 || weighted(n, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3,
  },
  MT: { pattern: /^[1-9]\d{7}$/, checks: (n) => weighted(n, [3, 4, 6, 7, 8, 9, 10, 1]) % 37 === 0 },
  NL: { pattern: /^\d{9}B\d{2}$/, checks: isDutch },
  NO: {
    pattern: /^\d{9}(MVA)?$/,
    checks: (n) => complement(n, [3, 2, 7, 6, 5, 4, 3, 2], 11) % 11 === Number(n[8]),
  },
  PL: { pattern: /^\d{10}$/, checks: (n) => weighted(n, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === last(n) },
  PT: { pattern: /^[1-9]\d{8}$/, checks: (n) => portuguese(n) === last(n) },
  RO: {
    pattern: /^[1-9]\d{1,9}$/,
    checks: (n) =>
      ((weighted(n.slice(0, -1).padStart(9, '0'), [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === last(n),
  },
  SE: { pattern: /^\d{10}\d{2}$/, checks: (n) => isLuhn(n.slice(0, 10)) },
  SI: {
    pattern: /^[1-9]\d{7}$/,
    checks: (n) => {
      const digit = complement(n, [8, 7, 6, 5, 4, 3, 2], 11)
      return digit < 11 && digit % 10 === last(n)
    },
  },
  SK: { pattern: /^[1-9]\d{9}$/, checks: (n) => Number(n) % 11 === 0 },
}

const last = (number: string): number => Number(number.at(-1))

/** The digits times their weights. */
function weighted(number: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + weight * Number(number[at]), 0)
}

/** The difference between the weighted sum and the next multiple; 1 to `modulus`. */
const complement = (number: string, weights: readonly number[], modulus: number): number =>
  modulus - (weighted(number, weights) % modulus)

/** The sum of digits of which every second one, beginning with the one at `from` (1-based), is doubled. */
function alternateDigits(number: string, from: 1 | 2): number {
  return [...number].reduce((sum, digit, at) => {
    const value = Number(digit) * ((at + from) % 2 === 1 ? 2 : 1)
    return sum + Math.floor(value / 10) + (value % 10)
  }, 0)
}

/** Luhn (ISO/IEC 7812-1). */
function isLuhn(number: string): boolean {
  return alternateDigits(number, number.length % 2 === 0 ? 1 : 2) % 10 === 0
}

/** ISO/IEC 7064, MOD 11,10. */
function isMod11And10(number: string): boolean {
  const product = [...number.slice(0, -1)].reduce((before, digit) => {
    const sum = (Number(digit) + before) % 10 || 10
    return (sum * 2) % 11
  }, 10)
  return (11 - product) % 10 === last(number)
}

function bulgarian(number: string): number {
  const first = weighted(number, [1, 2, 3, 4, 5, 6, 7, 8]) % 11
  return first < 10 ? first : (weighted(number, [3, 4, 5, 6, 7, 8, 9, 10]) % 11) % 10
}

function cypriot(number: string): string {
  const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21]
  const sum = [...number.slice(0, 8)].reduce(
    (before, digit, at) => before + (at % 2 === 0 ? odd[Number(digit)]! : Number(digit)),
    0,
  )
  return String.fromCharCode(65 + (sum % 26))
}

function irish(number: string): string {
  const second = number[8] ? number.charCodeAt(8) - 64 : 0
  return 'WABCDEFGHIJKLMNOPQRSTUV'[(weighted(number, [8, 7, 6, 5, 4, 3, 2]) + 9 * second) % 23]!
}

function lithuanian(number: string): number {
  const length = number.length - 1
  const weights = (from: number) => Array.from({ length }, (_, at) => ((at + from - 1) % 9) + 1)
  const first = weighted(number, weights(1)) % 11
  return first < 10 ? first : (weighted(number, weights(3)) % 11) % 10
}

function portuguese(number: string): number {
  const digit = complement(number, [9, 8, 7, 6, 5, 4, 3, 2], 11)
  return digit > 9 ? 0 : digit
}

function isBritish(number: string): boolean {
  const sum = weighted(number, [8, 7, 6, 5, 4, 3, 2]) + Number(number.slice(7, 9))
  return sum % 97 === 0 || (sum + 55) % 97 === 0
}

/** A business by the old test of eleven, or a sole trader by the newer one of 97 (ISO/IEC 7064). */
function isDutch(number: string): boolean {
  if (weighted(number, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === Number(number[8])) return true
  const digits = [...`NL${number}`].map((sign) => Number.parseInt(sign, 36)).join('')
  return BigInt(digits) % 97n === 1n
}

const PERSON_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** A person (NIF), a foreigner (NIE) or a company (CIF). */
function isSpanish(number: string): boolean {
  const person = number.replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)))
  if (/^\d{8}[A-Z]$/.test(person)) return PERSON_LETTERS[Number(person.slice(0, 8)) % 23] === number[8]
  if (!/^[ABCDEFGHJNPQRSUVW]/.test(number)) return /^[KLM]/.test(number)
  const digit = (10 - (alternateDigits(number.slice(1, 8), 1) % 10)) % 10
  return number[8] === String(digit) || number[8] === 'JABCDEFGHI'[digit]
}
