import { writeWishes } from './attribute-wishes.ts'
import { DEFAULT_SEARCH, RADIUS_KM, type Search } from './search.ts'
import { formatPeriod } from './wanted-period.ts'

/**
 * Writes a search for an address: what differs from searching for everything, always in the same order, so that one
 * search has one address.
 */
export function searchQuery(search: Search): URLSearchParams {
  const { place, area, period } = search
  const written: Record<string, string | number | false | undefined> = {
    q: search.text,
    category: search.category,
    ...(search.category && Object.fromEntries(writeWishes(search.attributes))),
    place: place?.label,
    near: place?.at && `${place.at.latitude},${place.at.longitude}`,
    radius: place && place.radiusKm !== RADIUS_KM.default && place.radiusKm,
    area: area?.join(','),
    ...(period && formatPeriod(period)),
    pieces: search.pieces !== DEFAULT_SEARCH.pieces && search.pieces,
    delivery: search.delivery,
    min: search.minPriceCents && search.minPriceCents / 100,
    max: search.maxPriceCents && search.maxPriceCents / 100,
    rating: search.minRating,
    instant: search.instantOnly && 1,
    sort: search.sort !== DEFAULT_SEARCH.sort && search.sort,
    view: search.view !== DEFAULT_SEARCH.view && search.view,
    page: search.page !== DEFAULT_SEARCH.page && search.page,
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(written)) if (value) query.set(name, String(value))
  return query
}

/** The address of a search on this site. */
export function searchPath(search: Partial<Search>): string {
  const query = searchQuery({ ...DEFAULT_SEARCH, ...search }).toString()
  // Commas and colons are allowed in a query, and people read addresses.
  return query ? `/search?${query.replaceAll('%2C', ',').replaceAll('%3A', ':')}` : '/search'
}
