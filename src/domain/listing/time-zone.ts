/** Countries whose clocks all show the same time; islands far away are entered by the device's own zone. */
const ZONES: Record<string, string> = {
  AT: 'Europe/Vienna',
  BE: 'Europe/Brussels',
  CH: 'Europe/Zurich',
  CZ: 'Europe/Prague',
  DE: 'Europe/Berlin',
  DK: 'Europe/Copenhagen',
  ES: 'Europe/Madrid',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  IT: 'Europe/Rome',
  LI: 'Europe/Vaduz',
  LU: 'Europe/Luxembourg',
  NL: 'Europe/Amsterdam',
  PL: 'Europe/Warsaw',
  PT: 'Europe/Lisbon',
}

/** Countries that a listing can be in, by their two letters. */
export const LISTING_COUNTRIES: readonly string[] = Object.keys(ZONES)

/** The time zone of a country; nothing for one that we do not know. */
export const timeZoneOf = (country: string): string | undefined => ZONES[country]

/** Whether this names a time zone, such as `Europe/Berlin`; offsets such as `+02:00` do not. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)*$/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
