/** Splits a fee that includes VAT into net amount and VAT, in cents; half a cent is rounded up. */
export function splitVat(grossCents: number, percent: number): { netCents: number; vatCents: number } {
  const netCents = Math.round((grossCents * 100) / (100 + percent))
  return { netCents, vatCents: grossCents - netCents }
}
