import * as items from '../groups.ts'
import type { JudgedQueries } from '../judgement.ts'

export const homonyms: JudgedQueries = {
  en: [
    { q: 'saw', first: [], also: items.POWER_TOOLS, never: items.TELESCOPES },
    { q: 'bench', first: [], also: items.FOLDING_TABLES, never: items.BIKES },
    { q: 'spot light', first: items.DISCO_BALL },
    { q: 'bat', first: items.TABLE_TENNIS },
    { q: 'clothes iron', first: [], never: items.WAFFLES },
    { q: 'tower', first: items.SCAFFOLD },
    { q: 'table', first: items.FOLDING_TABLES, also: items.FOOTBALL_TABLES },
    { q: 'organ', first: [], also: items.MUSIC },
  ],
  de: [
    { q: 'Säge', first: [], also: items.POWER_TOOLS, never: items.TELESCOPES },
    { q: 'Decke', first: [], also: [...items.MOVING_KIT, ...items.HAND_TRUCKS], never: items.LADDERS },
    { q: 'Rechen', first: [], also: items.GARDEN_KIT, never: ['vienna-crepe-plate'] },
    { q: 'Kiste', first: items.MOVING_KIT, also: items.CARGO_BIKES },
    {
      q: 'Roller',
      first: [],
      also: [...items.BIKES, ...items.SKATEBOARDS],
      never: [...items.SCAFFOLD, ...items.SUITCASES],
    },
    { q: 'Schläger', first: [...items.TABLE_TENNIS, ...items.TENNIS] },
  ],
  es: [
    { q: 'sierra', first: [], also: items.POWER_TOOLS, never: items.TELESCOPES },
    { q: 'caja', first: items.MOVING_KIT, also: items.CARGO_BIKES },
    { q: 'plancha', first: [], also: [...items.PAELLA, ...items.CREPES] },
    { q: 'batería', first: items.DRUMS, also: items.MUSIC },
    { q: 'vela', first: [], also: items.BOAT },
  ],
  fr: [
    { q: 'scie', first: [], also: items.POWER_TOOLS, never: items.TELESCOPES },
    { q: 'planche', first: items.SKATEBOARDS },
    { q: 'souris', first: [] },
    { q: 'lit', first: [] },
  ],
}
