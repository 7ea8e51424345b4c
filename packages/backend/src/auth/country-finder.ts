import { readFileSync } from 'node:fs'
import { type CountryResponse, Reader } from 'mmdb-lib'
import { StartError } from '../start/start-error.ts'

/** The country of an address, as two letters (ISO 3166), where it is known. */
export type FindCountry = (address: string | null) => string | null

/** Both shapes that free databases have. */
type Entry = CountryResponse & { country_code?: string }

/**
 * Reads a database of addresses by country in MaxMind's format (GeoLite2 Country, DB-IP Lite …) from the file that the
 * operator names; without one no address has a country. Throws when the file is no such database.
 */
export function openCountryFinder(file: string | undefined): FindCountry {
  if (!file) return () => null
  const reader = open(file)
  return (address) => {
    if (!address) return null
    try {
      const entry = reader.get(address)
      return entry?.country?.iso_code ?? entry?.country_code ?? null
    } catch {
      // Not an address, or of a kind that the database does not contain.
      return null
    }
  }
}

function open(file: string): Reader<Entry> {
  try {
    return new Reader<Entry>(readFileSync(file))
  } catch {
    throw new StartError(`GEOIP_DATABASE is not a database of addresses: ${file}.`)
  }
}
