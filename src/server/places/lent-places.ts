import type { Pool } from 'pg'
import type { KnownPlace } from '#contract/search-answer.ts'
import { plainWords } from './plain-words.ts'

interface Row extends KnownPlace {
  names: Record<string, string> | null
}

/** How long a new place may go unnoticed, in ms. */
const KEPT_MS = 60_000
const MOST = 5_000

const kept = new WeakMap<Pool, { until: number; places: Promise<Map<string, KnownPlace>> }>()

/** The places with something to rent, by each of their names as plain words; of one name the one with the most. */
export function lentPlaces(pool: Pool, now = Date.now()): Promise<Map<string, KnownPlace>> {
  const known = kept.get(pool)
  if (known && known.until > now) return known.places
  const places = load(pool)
  kept.set(pool, { until: now + KEPT_MS, places })
  places.catch(() => kept.delete(pool))
  return places
}

async function load(pool: Pool): Promise<Map<string, KnownPlace>> {
  const { rows } = await pool.query<Row>(
    `select nullif(p.neighbourhood, '') as neighbourhood, p.city, p.country, p.latitude, p.longitude, p.item_count, n.names
     from public.places p left join public.city_names n on n.city = p.city and n.country = p.country
     where p.item_count > 0
     order by p.neighbourhood <> '', p.item_count desc
     limit $1`,
    [MOST],
  )
  const places = new Map<string, KnownPlace>()
  for (const { names, ...place } of rows) {
    const cities = [place.city, ...Object.values(names ?? {})]
    const part = place.neighbourhood
    const all = part ? [part, ...cities.flatMap((city) => [`${part} ${city}`, `${city} ${part}`])] : cities
    for (const name of all) {
      const key = plainWords(name).join(' ')
      if (!places.has(key)) places.set(key, place)
    }
  }
  return places
}
