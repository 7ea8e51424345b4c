import * as items from '../groups.ts'
import type { JudgedQueries } from '../judgement.ts'

export const absent: JudgedQueries = {
  en: [
    { q: 'carpet cleaner', first: [] },
    { q: 'projector', first: [] },
    { q: 'kayak', first: [], also: items.BOAT },
    { q: 'wedding dress', first: [] },
    { q: 'wheelchair', first: [] },
    { q: 'drone', first: [], also: items.ALL_CAMERAS },
    { q: 'violin', first: [], also: items.MUSIC },
  ],
  de: [
    { q: 'Teppichreiniger', first: [] },
    { q: 'Beamer', first: [] },
    { q: 'Hüpfburg', first: [], also: items.PARTY },
    { q: 'Anhänger', first: [], also: [...items.CARGO_BIKES, ...items.HAND_TRUCKS] },
    { q: 'Hochzeitskleid', first: [] },
    { q: 'Luftmatratze', first: [], also: [...items.TENT, ...items.HAMMOCKS] },
    { q: 'Schneeschuhe', first: [], also: items.SLED },
    { q: 'Dampfreiniger', first: [] },
  ],
  es: [
    { q: 'cortacésped', first: [], also: items.GARDEN_KIT },
    { q: 'proyector', first: [] },
    { q: 'máquina de coser', first: [] },
    { q: 'disfraz de payaso', first: [] },
    { q: 'silla de ruedas', first: [] },
    { q: 'piano', first: [], also: items.MUSIC },
  ],
  fr: [
    { q: 'shampouineuse', first: [] },
    { q: 'tondeuse', first: [], also: items.GARDEN_KIT },
    { q: 'machine à coudre', first: [] },
    { q: 'déguisement', first: [] },
    { q: 'appareil à raclette', first: [], also: items.KITCHEN },
    { q: 'fauteuil roulant', first: [] },
  ],
}
