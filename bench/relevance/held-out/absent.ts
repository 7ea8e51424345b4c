import * as items from '../groups.ts'
import type { JudgedQueries } from '../judgement.ts'

export const absent: JudgedQueries = {
  en: [
    { q: 'lawn mower', first: [], also: items.GARDEN_KIT },
    { q: 'sewing machine', first: [] },
    { q: 'generator', first: [] },
  ],
  de: [
    { q: 'Rasenmäher', first: [], also: items.GARDEN_KIT },
    { q: 'Nähmaschine', first: [] },
    { q: 'Raclette', first: [], also: items.KITCHEN },
  ],
  es: [
    { q: 'kayak doble', first: [], also: items.BOAT },
    { q: 'castillo hinchable', first: [], also: items.PARTY },
    { q: 'furgoneta', first: [], also: [...items.CARGO_BIKES, ...items.HAND_TRUCKS, ...items.MOVING_KIT] },
  ],
  fr: [
    { q: 'vidéoprojecteur', first: [] },
    { q: 'remorque', first: [], also: [...items.CARGO_BIKES, ...items.HAND_TRUCKS] },
    { q: 'robe de mariée', first: [] },
  ],
}
