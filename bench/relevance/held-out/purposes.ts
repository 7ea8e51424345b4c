import * as items from '../groups.ts'
import type { JudgedQueries } from '../judgement.ts'

export const purposes: JudgedQueries = {
  en: [
    { q: 'get a washing machine up the stairs', first: [...items.HAND_TRUCKS, ...items.MOVING_KIT] },
    {
      q: 'garden wedding for forty people',
      first: [...items.FOLDING_TABLES, ...items.SPEAKERS],
      also: [...items.DISCO_BALL, ...items.ALL_CAMERAS, ...items.PAELLA],
    },
    {
      q: 'sunday brunch for a crowd',
      first: [...items.WAFFLES, ...items.CREPES],
      also: [...items.PAELLA, ...items.FOLDING_TABLES, ...items.MIXERS],
    },
    { q: 'take my kids to nursery by bike', first: items.CARGO_BIKES },
  ],
  de: [
    { q: 'Enkelkinder kommen am Wochenende', first: [...items.HIGH_CHAIRS, ...items.BUGGY] },
    {
      q: 'Sommerfest im Hof',
      first: [...items.FOLDING_TABLES, ...items.SPEAKERS, ...items.FOOTBALL_TABLES],
      also: [...items.WAFFLES, ...items.PAELLA, ...items.DISCO_BALL],
    },
    { q: 'WG-Party', first: [...items.PARTY, ...items.SPEAKERS] },
    { q: 'Dachrinne reinigen', first: [...items.LADDERS, ...items.SCAFFOLD] },
  ],
  es: [
    { q: 'cortar azulejos', first: items.GRINDER, also: items.BREAKER },
    { q: 'vienen mis sobrinos con un bebé', first: [...items.HIGH_CHAIRS, ...items.BUGGY] },
    { q: 'siesta en la terraza', first: items.HAMMOCKS },
    {
      q: 'trasladar muebles a otro piso',
      first: [...items.HAND_TRUCKS, ...items.MOVING_KIT],
      also: items.CARGO_BIKES,
    },
  ],
  fr: [
    { q: 'descendre un frigo du cinquième', first: [...items.HAND_TRUCKS, ...items.MOVING_KIT] },
    { q: 'observer les anneaux de Saturne', first: items.TELESCOPES },
    { q: 'rempoter les plantes du balcon', first: items.GARDEN_KIT },
    { q: 'soirée dansante', first: [...items.SPEAKERS, ...items.DISCO_BALL], also: items.FOOTBALL_TABLES },
  ],
}
