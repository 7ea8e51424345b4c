import { EVERYDAY_OCCASIONS } from './everyday-occasions.ts'
import { EVERYDAY_OUTINGS } from './everyday-outings.ts'
import { HOME_OCCASIONS } from './home-occasions.ts'
import { NARROW_LEISURE_OCCASIONS } from './narrow-leisure-occasions.ts'
import { NARROW_OCCASIONS } from './narrow-occasions.ts'
import type { Occasion } from './occasion.ts'
import { OUTING_OCCASIONS } from './outing-occasions.ts'
import { USES_AT_EVENTS } from './uses-at-events.ts'
import { USES_AT_HOME } from './uses-at-home.ts'
import { USES_FOR_FUN } from './uses-for-fun.ts'
import { USES_IN_GARDEN_AND_KITCHEN } from './uses-in-garden-and-kitchen.ts'
import { USES_IN_MORE_WORDS } from './uses-in-more-words.ts'
import { USES_IN_MOTION } from './uses-in-motion.ts'
import { USES_IN_OFFICE_AND_WORKSHOP } from './uses-in-office-and-workshop.ts'
import { USES_IN_OTHER_WORDS } from './uses-in-other-words.ts'
import { USES_OF_CARE } from './uses-of-care.ts'
import { USES_OF_COOKING } from './uses-of-cooking.ts'
import { USES_OF_CRAFTS } from './uses-of-crafts.ts'
import { USES_OF_LEISURE } from './uses-of-leisure.ts'
import { USES_OF_PICTURES_AND_SOUND } from './uses-of-pictures-and-sound.ts'
import { USES_OF_TOOLS } from './uses-of-tools.ts'
import { USES_ON_THE_GROUND } from './uses-on-the-ground.ts'
import { USES_OUTSIDE } from './uses-outside.ts'

/** What single things are for. */
export const USES: readonly Occasion[] = [
  ...USES_AT_HOME,
  ...USES_IN_OFFICE_AND_WORKSHOP,
  ...USES_IN_GARDEN_AND_KITCHEN,
  ...USES_FOR_FUN,
  ...USES_OUTSIDE,
  ...USES_OF_TOOLS,
  ...USES_ON_THE_GROUND,
  ...USES_IN_OTHER_WORDS,
  ...USES_IN_MORE_WORDS,
  ...USES_OF_COOKING,
  ...USES_OF_CRAFTS,
  ...USES_OF_PICTURES_AND_SOUND,
  ...USES_OF_CARE,
  ...USES_AT_EVENTS,
  ...USES_IN_MOTION,
  ...USES_OF_LEISURE,
]

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
    en: 'travel/fly/flight/trip/holiday/journey/pack to/new, travelling!, travel, holiday, vacation',
    de: 'flieg/flug/reis/urlaub/ferien nach/in, verreisen!, reise, urlaub, ferien',
    es: 'viajar!, volar!, viaje/vuelo/vacaciones a/al, viaje, vacaciones',
    fr: 'voyager!, voyage/partir/vacances au/aux/en/a/chez, voyage, vacances',
  },
]
