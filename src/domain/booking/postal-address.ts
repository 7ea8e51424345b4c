export interface PostalAddress {
  street: string
  postalCode: string
  city: string
}

/** The longest address, in characters of its one line. */
export const MAX_ADDRESS = 300

/** An address in the one line in which a booking keeps it; empty while a part is missing. */
export function addressLine({ street, postalCode, city }: PostalAddress): string {
  const [road, code, town] = [street.trim(), postalCode.trim(), city.trim()]
  return road && code && town ? `${road}, ${code} ${town}`.slice(0, MAX_ADDRESS) : ''
}

/** The parts of such a line; undefined where it was written some other way. */
export function readAddress(line: string): PostalAddress | undefined {
  const [, street, postalCode, city] = /^(.+), (\S+) ([^,]+)$/.exec(line) ?? []
  return street && postalCode && city ? { street, postalCode, city } : undefined
}
