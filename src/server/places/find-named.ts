import type { KnownPlace } from '#contract/search-answer.ts'
import { metresBetween } from '#domain/search/metres-between.ts'
import { findPlaces } from './find-places.ts'
import { mistakesIn } from './find-words.ts'
import { type Gazetteer, namesOf } from './gazetteer.ts'
import { describePlace } from './known-places.ts'
import { namedPoint } from './named-points.ts'
import { plainWords } from './plain-words.ts'
import { townsOfPostcode } from './postcodes.ts'
import { NICKNAMES } from './words-around-places.ts'

/** A town of so many people is meant by its name alone. */
const LARGE = 50_000
/** Whoever lives so near to where something is lent names the own village. */
const NEAR_M = 30_000
/** And then it may have as few people as this. */
const SMALL = 1_500
/** The letters of a name that may stand for a longer one, or with a mistake for another. */
const LETTERS_OF_PART = 4
const LETTERS_OF_SLIP = 6
const COMPARED = 8

export interface NamedPlace {
  place: KnownPlace
  /** Whether its name alone is enough to mean it; else only behind a word such as "in". */
  isWellKnown: boolean
  /** Whether it was written otherwise than its name: in part or with a mistake. */
  isGuessed?: boolean
  /** Whether it is known only for being near to where something is lent. */
  isSmall?: boolean
}

/** Where places are looked for. */
export interface PlacesKnown {
  gazetteer: Gazetteer
  /** Those with something to rent, by their names. */
  lent: Map<string, KnownPlace>
  /** The language of the page. */
  language: string
}

const plain = (text: string): string => plainWords(text).join(' ')

/** The place of this name, with something to rent first, then points in towns, then all others. */
export function findNamed(known: PlacesKnown, name: string): NamedPlace | undefined {
  const wanted = plain(name)
  const nickname = NICKNAMES.get(wanted)
  if (nickname) return findNamed(known, nickname)
  if (wanted.length < 3) return undefined
  const lentPlace = known.lent.get(wanted) ?? namedPoint(wanted)
  return lentPlace
    ? { place: lentPlace, isWellKnown: true }
    : (ofPostcode(known, wanted) ?? inGazetteer(known, name))
}

/** Five digits are one of the language's country, or where something is lent; four are mostly a number otherwise. */
function ofPostcode(known: PlacesKnown, wanted: string): NamedPlace | undefined {
  const towns = townsOfPostcode(known.gazetteer, wanted, known.language)
  const place = towns.find((town) => isNearLent(known, town))
  return place && { place, isWellKnown: true }
}

function inGazetteer(known: PlacesKnown, name: string): NamedPlace | undefined {
  const { gazetteer, language } = known
  const wanted = plain(name)
  if (!plainWords(name).every((word) => isWordOfPlaces(gazetteer, word))) return undefined
  const found = findPlaces(gazetteer, { typed: name, language, limit: COMPARED })
  const exact = found.filter((one) => namesOf(gazetteer, one).some((other) => plain(other) === wanted))
  const isNear = (place: number) => isNearLent(known, pointOf(gazetteer, place))
  // Of two of one name that near what is lent, and the longer name there before a village far away.
  const [best] = exact.filter(isNear)
  const longer = found.find((one) => isNear(one) && hasAsPart(gazetteer, one, wanted))
  const place = best ?? longer ?? exact[0]
  if (place === undefined) return undefined
  const people = gazetteer.populations[place]!
  const isKnown = people >= LARGE || isPartOfLentTown(known, place)
  return {
    place: describePlace(gazetteer, place, ''),
    isWellKnown: isKnown || (isNear(place) && people >= SMALL),
    isGuessed: place === longer && !exact.includes(place),
    isSmall: !isKnown,
  }
}

/** "Las Rozas" is short for Las Rozas de Madrid; of the parts of a town any word may be: "Barmbek", "Wiedikon". */
function hasAsPart(gazetteer: Gazetteer, place: number, wanted: string): boolean {
  if (wanted.length < LETTERS_OF_PART) return false
  const isPartOfTown = gazetteer.cities[place]! >= 0
  return namesOf(gazetteer, place).some((other) => {
    const name = ` ${plain(other)} `
    return isPartOfTown ? name.includes(` ${wanted} `) : name.startsWith(` ${wanted} `)
  })
}

/** What was most likely meant by a name with a mistake in it: only where something is lent near, or a large town. */
export function findMistyped(known: PlacesKnown, name: string): NamedPlace | undefined {
  const { gazetteer, language } = known
  const wanted = plain(name)
  if (wanted.length < LETTERS_OF_SLIP || /\d/.test(wanted)) return undefined
  // Hardly anybody mistypes the first letter: "bangers" are not in Angers.
  const isLike = (other: string) =>
    other[0] === wanted[0] && mistakesIn(wanted, other, 1) <= 1 && Math.abs(other.length - wanted.length) <= 1
  const lentName = [...known.lent.keys()].find(isLike)
  if (lentName) return { place: known.lent.get(lentName)!, isWellKnown: true, isGuessed: true }
  if (plainWords(name).some((word) => isWordOfPlaces(gazetteer, word))) return undefined
  const place = findPlaces(gazetteer, { typed: name, language, limit: COMPARED }).find(
    (one) =>
      namesOf(gazetteer, one).some((other) => [plain(other), ...plainWords(other)].some(isLike)) &&
      (isNearLent(known, pointOf(gazetteer, one)) || gazetteer.populations[one]! >= LARGE),
  )
  return place === undefined
    ? undefined
    : { place: describePlace(gazetteer, place, ''), isWellKnown: true, isGuessed: true }
}

const pointOf = ({ latitudes, longitudes }: Gazetteer, place: number) => ({
  latitude: latitudes[place]!,
  longitude: longitudes[place]!,
})

/** Whether something is lent so near that one may walk or ride there. */
export const isNearLent = (
  { lent }: PlacesKnown,
  point: { latitude: number; longitude: number },
): boolean => {
  for (const place of lent.values()) if (metresBetween(place, point) <= NEAR_M) return true
  return false
}

/** A quarter of a town in which something is lent is meant by its name, however few live there. */
function isPartOfLentTown({ gazetteer, lent }: PlacesKnown, place: number): boolean {
  const town = gazetteer.cities[place]!
  return town >= 0 && namesOf(gazetteer, town).some((name) => lent.has(plain(name)))
}

/** Whether a whole word stands in the name of any place. */
function isWordOfPlaces({ words }: Gazetteer, word: string): boolean {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (words[middle]! < word) low = middle + 1
    else high = middle
  }
  return words[low] === word
}
