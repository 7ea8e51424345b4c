import type { JudgedQueries } from '../judgement.ts'
import { absent } from './absent.ts'
import { homonyms } from './homonyms.ts'
import { phrases } from './phrases.ts'
import { places } from './places.ts'
import { purposes } from './purposes.ts'
import { regional } from './regional.ts'
import { shortTypos } from './short-typos.ts'

/**
 * Eighty-five queries written from the listings on 26 November 2026 by somebody who had seen no other list and no answer.
 * The first answers: first result right 95.3 %, nDCG@10 0.936, purposes 23 of 24, places 12 of 13, nothing silly for what
 * nobody lends. Mended since: parts of a day, times without a day, quarters and parks, journeys, numbers of people.
 */
export const passerByKinds: Record<string, JudgedQueries> = {
  purposes,
  places,
  absent,
  homonyms,
  shortTypos,
  phrases,
  regional,
}
