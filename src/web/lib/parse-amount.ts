/**
 * Parses an amount to cents: an empty text is null, one that is no amount NaN. A point or a comma stands before cents,
 * or before groups of three digits, as people write it; a currency may stand at either end, as its sign or its code.
 */
export function parseAmount(text: string): number | null {
  const typed = text
    .replace(/[\s'’]/g, '')
    .replace(/^(?:[A-Z]{3}|[A-Z]{0,2}\p{Sc})|(?:[A-Z]{3}|\p{Sc})$/gu, '')
  if (typed === '') return null
  const plain = typed.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.')
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN
}

/** Cents as one would type them: `12`, `12,50` or `12.50`. */
export const typedAmount = (cents: number | null, language: string): string =>
  cents === null || Number.isNaN(cents)
    ? ''
    : new Intl.NumberFormat(language, {
        useGrouping: false,
        minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
        maximumFractionDigits: 2,
      }).format(cents / 100)
