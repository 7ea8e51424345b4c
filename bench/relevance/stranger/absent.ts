import * as items from '../groups.ts'
import type { JudgedQueries } from '../judgement.ts'

export const absent: JudgedQueries = {
  en: [
    { q: 'pressure washer', first: [] },
    { q: 'hot air balloon', first: [] },
    { q: 'surfboard', first: [], also: [...items.BOAT, ...items.SKATEBOARDS] },
    { q: 'metal detector', first: [] },
  ],
  de: [
    { q: 'Vertikutierer', first: [], also: items.GARDEN_KIT },
    { q: 'Bügelpresse', first: [] },
    { q: 'Schneefräse', first: [] },
    { q: 'Dachbox', first: [], also: items.SUITCASES },
  ],
  es: [
    { q: 'desbrozadora', first: [], also: items.GARDEN_KIT },
    { q: 'saxofón', first: [], also: items.MUSIC },
    { q: 'esquís', first: [], also: items.SLED },
    { q: 'generador eléctrico', first: [] },
  ],
  fr: [
    { q: 'taille-haie', first: [], also: items.GARDEN_KIT },
    { q: 'nettoyeur haute pression', first: [] },
    { q: 'tireuse à bière', first: [], also: [...items.PARTY, ...items.PRESSES] },
  ],
}
