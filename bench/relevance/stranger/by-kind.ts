import { splitByThirds } from '../split-by-thirds.ts'
import { absent } from './absent.ts'
import { compounds } from './compounds.ts'
import { places } from './places.ts'
import { plurals } from './plurals.ts'
import { purposes } from './purposes.ts'
import { regional } from './regional.ts'
import { shortTypos } from './short-typos.ts'
import { things } from './things.ts'

/** What a stranger typed, written from titles and categories before any answer was seen. */
export const { tuned: strangerByKind, heldOut: heldOutStrangerByKind } = splitByThirds({
  things,
  shortTypos,
  compounds,
  plurals,
  regional,
  purposes,
  places,
  absent,
})
