/** A moment as a field for date and time has it, where the reader is; empty for none. */
export function localMoment(at: string | null | undefined): string {
  if (!at) return ''
  const date = new Date(at)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
