const ADULT_YEARS = 18

/**
 * Whether a person born on `birthDate` (`YYYY-MM-DD`) is of age at `now` (epoch ms, read as a date in UTC): only then
 * can they conclude a rental. Born on a 29 February, one comes of age on 1 March.
 */
export function isAdult(birthDate: string, now: number): boolean {
  const [year = 0, month = 1, day = 1] = birthDate.split('-').map(Number)
  return Date.UTC(year + ADULT_YEARS, month - 1, day) <= now && year > 1900
}
