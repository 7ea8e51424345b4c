import type { JudgedQueries } from '../judgement.ts'
import type { QueryKind } from '../query-kinds.ts'
import { absent } from './absent.ts'
import { homonyms } from './homonyms.ts'
import { incidental } from './incidental.ts'
import { places } from './places.ts'
import { purposes } from './purposes.ts'
import { regional } from './regional.ts'
import { typos } from './typos.ts'

/** A third of them, chosen by their position, before any answer was seen: only figures of it are printed. */
export const heldOutByKind: Record<QueryKind, JudgedQueries> = {
  places,
  purposes,
  homonyms,
  absent,
  incidental,
  regional,
  typos,
}
