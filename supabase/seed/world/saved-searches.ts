import type { PersonKey } from '../people.ts'
import { priceText } from './price-text.ts'

/** Searches that people of the demo saved, named in their own languages. */
export const savedSearches: readonly { person: PersonKey; name: string; query: string }[] = [
  {
    person: 'jonas',
    name: '„Lastenrad“ · Berlin · 10 km',
    query: 'q=Lastenrad&place=Berlin&near=52.52%2C13.405',
  },
  {
    person: 'marta',
    get name() {
      return `Camping · Hasta ${priceText(20, 'es')}`
    },
    query: 'category=camping&max=20',
  },
  {
    person: 'camille',
    name: '« vidéoprojecteur » · Paris · 5 km',
    query: 'q=vid%C3%A9oprojecteur&place=Paris&near=48.8566%2C2.3522&radius=5',
  },
]
