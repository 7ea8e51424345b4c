import { USES } from '../things/all-things.ts'
import { EVERYDAY_OCCASIONS } from './everyday-occasions.ts'
import { EVERYDAY_OUTINGS } from './everyday-outings.ts'
import { HOME_OCCASIONS } from './home-occasions.ts'
import { NARROW_LEISURE_OCCASIONS } from './narrow-leisure-occasions.ts'
import { NARROW_OCCASIONS } from './narrow-occasions.ts'
import type { Occasion } from './occasion.ts'
import { OUTING_OCCASIONS } from './outing-occasions.ts'

/** All occasions, in the order in which they are looked for: the first ones that are meant count. */
export const OCCASIONS: readonly Occasion[] = [
  ...NARROW_OCCASIONS,
  ...NARROW_LEISURE_OCCASIONS,
  ...HOME_OCCASIONS,
  ...OUTING_OCCASIONS,
  ...EVERYDAY_OCCASIONS,
  ...EVERYDAY_OUTINGS,
  ...USES,
  // Wherever somebody goes, behind all that is more than that.
  {
    things: ['suitcase', 'travel-bag', 'backpack'],
    en: 'travel/fly/flight/trip/holiday/journey/pack to/new, travelling!, travel, holiday, vacation, pack in/for',
    de: 'flieg/flug/reis/urlaub/ferien nach/in, verreisen!, reise, urlaub, ferien',
    es: 'viajar!, volar!, viaje/vuelo/vacaciones a/al, viaje, vacaciones',
    fr: 'voyager!, voyage/partir/vacances au/aux/en/a/chez, voyage, vacances',
  },
]
