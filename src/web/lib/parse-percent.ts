const NUMBERS = [/^\d{1,2}$/, /^\d{1,2}([.,]\d)?$/] as const

/** Per cent below 100 as typed, with a point or comma; null for nothing, NaN for what is no such number. */
export function parsePercent(typed: string, decimals: 0 | 1): number | null {
  const text = typed.replace('%', '').trim()
  if (text === '') return null
  return NUMBERS[decimals].test(text) ? Number(text.replace(',', '.')) : Number.NaN
}
