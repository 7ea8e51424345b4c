import { readQueries } from '../read-queries.ts'
import { splitByThirds } from '../split-by-thirds.ts'

/**
 * A hundred and eighty-nine queries, written from the titles of both markets before words, uses and other queries were looked
 * at. "Heads" name a thing before what it is for ("pump for a bike"), which nobody may lend. The first answers, before anything
 * was mended, of the sixty-one on the demo's: first result right 86.0 %, nDCG@10 0.955 (heads 37.5 %), the third that is held
 * out 83.3 %, 0.869; of the others on the second market 68.2 %, 0.742 (heads 31.3 %, purposes 66.7 %), 50.0 %, 0.521.
 */
export const { tuned: commuterByKind, heldOut: heldOutCommuterByKind } = splitByThirds(
  readQueries(new URL('demo.ndjson', import.meta.url)),
)
export const { tuned: secondCommuterByKind, heldOut: heldOutSecondCommuterByKind } = splitByThirds(
  readQueries(new URL('second.ndjson', import.meta.url)),
)
