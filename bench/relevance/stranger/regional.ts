import * as items from '../groups.ts'
import type { JudgedQueries } from '../judgement.ts'

export const regional: JudgedQueries = {
  en: [
    { q: 'bicycle with a crate', first: items.CARGO_BIKES, also: items.BIKES },
    { q: 'umbrella stroller', first: items.BUGGY },
    { q: 'appliance dolly', first: items.HAND_TRUCKS, also: items.MOVING_KIT },
    { q: 'kick drum box', first: items.DRUMS, also: items.MUSIC },
  ],
  de: [
    { q: 'Göppel', first: items.BIKES },
    { q: 'Tschuttikasten', first: items.FOOTBALL_TABLES },
    { q: 'Trennhexe', first: items.GRINDER },
    { q: 'Sportwagerl', first: items.BUGGY },
  ],
  es: [
    { q: 'carreola', first: items.BUGGY },
    { q: 'valijas', first: items.SUITCASES },
    { q: 'tabla de skate', first: items.SKATEBOARDS },
    { q: 'futbolito', first: items.FOOTBALL_TABLES },
  ],
  fr: [
    { q: 'biclou', first: items.BIKES },
    { q: 'toboggan de neige', first: items.SLED },
    { q: 'chaise de bébé', first: items.HIGH_CHAIRS },
  ],
}
