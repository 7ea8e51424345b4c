/** The six digits in what a camera has read: the link that the renter's phone shows of this booking, or nothing. */
export function readScannedCode(text: string, bookingId: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { pathname, searchParams } = new URL(text)
  const code = searchParams.get('code') ?? ''
  return pathname === `/dashboard/customers/${bookingId}` && /^\d{6}$/.test(code) ? code : undefined
}
