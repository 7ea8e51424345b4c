import { THINGS, USES } from '../things/all-things.ts'
import { LANGUAGES, type Needed, type Occasion, type OccasionLanguage } from './occasion.ts'
import { plainWords } from './plain-words.ts'
import type { Ranked } from './rank-occasions.ts'

/** Of what an occasion needs that comes first whose use is so likely beside it. */
const USED = 0.82

/** The things for what words may mean, but for what another use of them is likelier than. */
export const neededForAny = (
  occasions: readonly Occasion[],
  ...rest: [ranked: readonly Ranked[], words: readonly string[], language: OccasionLanguage]
): Needed[] => occasions.map((occasion) => neededFor(occasion, ...rest)).filter(({ serving }) => serving > 0)

/**
 * What the words are a use of is needed before what goes with it, of all for the garden shears for the hedge; first what
 * is named: who wants to try a snowboard needs that before skis.
 */
function neededFor(
  occasion: Occasion,
  ranked: readonly Ranked[],
  words: readonly string[],
  language: OccasionLanguage,
): Needed {
  const likelihood = ranked.find((one) => one.occasion === occasion)?.weight ?? 0
  const uses = ranked.filter((one) => USES.includes(one.occasion) && one.weight >= USED * likelihood)
  const weightOf = (thing: string) =>
    Math.max(0, ...uses.filter((use) => use.occasion.things[0] === thing).map(({ weight }) => weight))
  const said = ` ${words.join(' ')}`
  const nameOf = (thing: string) => THINGS.get(thing)![LANGUAGES.indexOf(language)]!
  const isNamed = (thing: string) => said.includes(` ${plainWords(nameOf(thing)).join(' ')}`)
  const [main] = occasion.things
  // What the words are a use of by themselves is the thing for it, and what is only most needed for more than that is not.
  const isBeside =
    uses.some(({ weight }) => weight >= likelihood) &&
    !uses.some((use) => occasion.things.includes(use.occasion.things[0]!))
  const serves = (thing: string) =>
    Boolean(occasion.isMany) ||
    USES.includes(occasion) ||
    (thing === main && !isBeside) ||
    weightOf(thing) > 0 ||
    isNamed(thing)
  const things = occasion.things
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)))
    .toSorted((a, b) => Number(serves(b)) - Number(serves(a)))
  return { things: things.map(nameOf), serving: things.filter(serves).length }
}
