import type { CityKey } from '../cities.ts'
import { cityOf } from '../countries/moved.ts'
import type { PersonKey } from '../people.ts'
import { priceText } from './price-text.ts'

/** Searches that people of the demo saved, named in their own languages. */
export const savedSearches = (): { person: PersonKey; name: string; query: string }[] => [
  {
    person: 'jonas',
    name: `„Lastenrad“ · ${cityOf('berlin').name} · 10 km`,
    query: new URLSearchParams({ q: 'Lastenrad', ...around('berlin') }).toString(),
  },
  {
    person: 'marta',
    name: `Camping · Hasta ${priceText(20, 'es')}`,
    query: 'category=camping&max=20',
  },
  {
    person: 'camille',
    name: `« vidéoprojecteur » · ${cityOf('paris').name} · 5 km`,
    query: new URLSearchParams({ q: 'vidéoprojecteur', ...around('paris'), radius: '5' }).toString(),
  },
]

function around(city: CityKey) {
  const { name, centre } = cityOf(city)
  return { place: name, near: `${centre.latitude},${centre.longitude}` }
}
