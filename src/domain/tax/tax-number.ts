/** The longest tax number that is taken, in characters. */
export const MAX_TAX_NUMBER = 30

/**
 * A tax number as an authority writes it, in capital letters with single blanks; nothing where it is none: there are too
 * many kinds to check their digits.
 */
export function readTaxNumber(text: string): string | undefined {
  const number = text.toUpperCase().replace(/\s+/g, ' ').trim()
  return /^[0-9A-Z][0-9A-Z ./-]{3,28}[0-9A-Z]$/.test(number) && /\d/.test(number) ? number : undefined
}
