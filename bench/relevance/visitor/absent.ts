import * as items from '../groups.ts'
import type { JudgedQueries } from '../judgement.ts'

const CUTTING = [...items.GRINDER, ...items.POWER_TOOLS]

export const absent: JudgedQueries = {
  en: [
    { q: 'chainsaw', first: [], also: CUTTING },
    { q: 'sewing machine', first: [] },
    { q: 'lawn mower', first: [], also: items.GARDEN_KIT },
    { q: 'kayak', first: [], also: items.BOAT },
  ],
  de: [
    { q: 'Nähmaschine', first: [] },
    { q: 'Kettensäge', first: [], also: CUTTING },
    { q: 'Rasenmäher', first: [], also: items.GARDEN_KIT },
  ],
  es: [
    { q: 'máquina de coser', first: [] },
    { q: 'motosierra', first: [], also: CUTTING },
    { q: 'barbacoa', first: [], also: items.KITCHEN },
    { q: 'hidrolimpiadora', first: [] },
  ],
  fr: [
    { q: 'machine à coudre', first: [] },
    { q: 'tronçonneuse', first: [], also: CUTTING },
    { q: 'tondeuse', first: [], also: items.GARDEN_KIT },
    { q: 'nettoyeur haute pression', first: [] },
  ],
}
