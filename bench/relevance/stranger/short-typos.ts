import * as items from '../groups.ts'
import type { JudgedQueries } from '../judgement.ts'

export const shortTypos: JudgedQueries = {
  en: [
    { q: 'tnet', first: items.TENT },
    { q: 'laddr', first: items.LADDERS, also: items.SCAFFOLD },
    { q: 'sleed', first: items.SLED },
    { q: 'bikke', first: items.BIKES },
  ],
  de: [
    { q: 'Zetl', first: items.TENT },
    { q: 'Leitr', first: items.LADDERS, also: items.SCAFFOLD },
    { q: 'Kofffer', first: items.SUITCASES },
    { q: 'Rdoel', first: items.SLED },
  ],
  es: [
    { q: 'tronna', first: items.HIGH_CHAIRS },
    { q: 'bicci', first: items.BIKES },
    { q: 'hamca', first: items.HAMMOCKS },
    { q: 'cmara', first: items.CAMERAS, also: items.SUPER_8 },
  ],
  fr: [
    { q: 'véol', first: items.BIKES },
    { q: 'hammac', first: items.HAMMOCKS },
    { q: 'tennte', first: items.TENT },
  ],
}
