import { LANGUAGES, type Occasion, type OccasionLanguage } from '../occasions/occasion.ts'
import { OCCASIONS } from '../occasions/occasions.ts'
import { plainWords } from '../occasions/plain-words.ts'
import { USES } from './all-things.ts'
import { BUILDING_HINTS } from './hints/building.ts'
import { FEAST_HINTS } from './hints/feasts.ts'
import { HOUSEHOLD_HINTS } from './hints/household.ts'
import { LOOK_HINTS } from './hints/looks.ts'
import { OUTDOOR_HINTS } from './hints/outdoors.ts'

/**
 * Words of what surrounds the use of a thing: places, events, materials, troubles, what comes of it, and what it is like. None of them says
 * what somebody is up to; several of one sentence tell what is likely. A line a thing, with its words by their
 * beginnings in English, German, Spanish and French:
 *
 *     hammock: lie nap balcony | liegen nickerchen balkon | tumbar siesta balcón | allonger sieste balcon
 */
const SUBJECTS = [BUILDING_HINTS, FEAST_HINTS, HOUSEHOLD_HINTS, OUTDOOR_HINTS, LOOK_HINTS]

/** The words by the concept of the thing, one list a language. */
export const HINTS: ReadonlyMap<string, readonly string[][]> = new Map(
  [
    ...Map.groupBy(
      SUBJECTS.flatMap((text) => text.trim().split('\n')).map((line) => line.split(': ')),
      ([thing = '']) => thing,
    ),
  ].map(([thing, lines]) => {
    const inLanguages = lines.map(([, words = '']) => words.split(' | '))
    return [
      thing,
      LANGUAGES.map((_, index) => [...new Set(inLanguages.flatMap((said) => plainWords(said[index] ?? '')))]),
    ]
  }),
)

/** What a thing is for, else what it is needed for first. */
const firstUses = new Map([...USES, ...OCCASIONS].toReversed().map((use) => [use.things[0]!, use]))

/** The words around the use of a thing, if the occasion is what that is for. */
export function hintsOf(occasion: Occasion, language: OccasionLanguage): string[] {
  const [thing = ''] = occasion.things
  return firstUses.get(thing) === occasion ? (HINTS.get(thing)?.[LANGUAGES.indexOf(language)] ?? []) : []
}
