import { DELIVERY_METHODS, offeredMethods } from '#domain/booking/delivery.ts'
import { parseWishes } from './attribute-wishes.ts'
import {
  type Area,
  DEFAULT_SEARCH,
  MAX_PAGE,
  MAX_PIECES,
  type Place,
  type Point,
  RADIUS_KM,
  RATINGS,
  type Search,
  SORTS,
  VIEWS,
} from './search.ts'
import { visibleText } from './visible-text.ts'
import { parsePeriod } from './wanted-period.ts'

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
const MAX_PRICE = 100_000
/** A message to neighbours has some 350. */
const MAX_LETTERS = 700

/**
 * Reads a search from an address at `now` (epoch ms). Whatever makes no sense is left out, so that every address
 * answers with something; what it means is written again by `searchQuery`.
 */
export function parseSearch(query: URLSearchParams, now: number): Search {
  const area = areaOf(query.get('area'))
  const place = area ? undefined : placeOf(query)
  const sort = oneOf(SORTS, query.get('sort')) ?? DEFAULT_SEARCH.sort
  const category = slug(query.get('category'))
  return {
    text: words(query.get('q'), MAX_LETTERS),
    category,
    attributes: category ? parseWishes(query) : undefined,
    place,
    area,
    ...pricesOf(query),
    period: parsePeriod(query.get('from'), query.get('to'), now),
    pieces: whole(query.get('pieces'), 1, MAX_PIECES) ?? DEFAULT_SEARCH.pieces,
    delivery: oneOf(offeredMethods(DELIVERY_METHODS), query.get('delivery')),
    minRating: RATINGS.find((rating) => String(rating) === query.get('rating')),
    instantOnly: query.get('instant') === '1',
    sort: sort === 'distance' && !place ? DEFAULT_SEARCH.sort : sort,
    view: oneOf(VIEWS, query.get('view')) ?? DEFAULT_SEARCH.view,
    page: whole(query.get('page'), 1, MAX_PAGE) ?? DEFAULT_SEARCH.page,
  }
}

function placeOf(query: URLSearchParams): Place | undefined {
  const label = words(query.get('place'), 80)
  const at = pointOf(query.get('near'))
  if (!label && !at) return undefined
  return { label, ...(at && { at }), radiusKm: whole(query.get('radius'), 1, 200) ?? RADIUS_KM.default }
}

function pointOf(text: string | null): Point | undefined {
  const [latitude, longitude, ...rest] = numbers(text)
  if (latitude === undefined || longitude === undefined || rest.length > 0) return undefined
  if (Math.abs(latitude) > 85 || Math.abs(longitude) > 180) return undefined
  return { latitude, longitude }
}

function areaOf(text: string | null): Area | undefined {
  const [west, south, east, north, ...rest] = numbers(text)
  if (west === undefined || south === undefined || east === undefined || north === undefined) return undefined
  if (rest.length > 0 || south >= north || west === east) return undefined
  if (Math.max(Math.abs(west), Math.abs(east)) > 180 || Math.max(Math.abs(south), Math.abs(north)) > 90)
    return undefined
  return [west, south, east, north]
}

function pricesOf(query: URLSearchParams): Pick<Search, 'minPriceCents' | 'maxPriceCents'> {
  const min = whole(query.get('min'), 1, MAX_PRICE)
  const max = whole(query.get('max'), 1, MAX_PRICE)
  const isReversed = min !== undefined && max !== undefined && min > max
  return {
    minPriceCents: cents(isReversed ? max : min),
    maxPriceCents: cents(isReversed ? min : max),
  }
}

const cents = (amount: number | undefined): number | undefined =>
  amount === undefined ? undefined : amount * 100

/** Of what one sees, and cut between characters, never through one. */
const words = (text: string | null, longest: number): string =>
  visibleText(text ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
    .replace(/\p{Cs}$/u, '')
    .trim()

const slug = (text: string | null): string | undefined => (text && SLUG.test(text) ? text : undefined)

const numbers = (text: string | null): number[] => {
  const parts = (text ?? '').split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)))
  return parts.every(Number.isFinite) ? parts : []
}

function whole(text: string | null, least: number, most: number): number | undefined {
  if (!text || !/^\d{1,7}$/.test(text)) return undefined
  return Math.min(Math.max(Number(text), least), most)
}

const oneOf = <T extends string>(choices: readonly T[], text: string | null): T | undefined =>
  choices.find((choice) => choice === text)
