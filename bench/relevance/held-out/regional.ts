import * as items from '../groups.ts'
import type { JudgedQueries } from '../judgement.ts'

export const regional: JudgedQueries = {
  en: [
    { q: 'sack truck', first: items.HAND_TRUCKS, also: items.MOVING_KIT },
    { q: 'kango', first: items.BREAKER },
    { q: 'luggage set', first: items.SUITCASES },
    { q: 'ping-pong paddles', first: items.TABLE_TENNIS },
  ],
  de: [
    { q: 'Töggelikasten', first: items.FOOTBALL_TABLES },
    { q: 'Kinderwagerl', first: items.BUGGY },
    { q: 'Fotoapparat', first: items.CAMERAS, also: items.SUPER_8 },
    { q: 'Zügelkisten', first: items.MOVING_KIT },
  ],
  es: [
    { q: 'valija', first: items.SUITCASES },
    { q: 'parlantes', first: items.SPEAKERS },
    { q: 'waflera', first: items.WAFFLES },
    { q: 'cicla', first: items.BIKES },
    { q: 'patineta', first: items.SKATEBOARDS },
  ],
  fr: [
    { q: 'traîne sauvage', first: items.SLED },
    { q: 'planche à roulettes', first: items.SKATEBOARDS },
    { q: 'foreuse', first: items.DRILLS },
    { q: 'pousse-pousse', first: items.BUGGY },
  ],
}
