import type { JudgedQueries, Judgement } from '../judgement.ts'
import { absent } from './absent.ts'
import { compounds } from './compounds.ts'
import { places } from './places.ts'
import { plurals } from './plurals.ts'
import { purposes } from './purposes.ts'
import { regional } from './regional.ts'
import { shortTypos } from './short-typos.ts'
import { things } from './things.ts'

const all = { things, shortTypos, compounds, plurals, regional, purposes, places, absent }

/** Two thirds of what a stranger typed, written from titles and categories before any answer was seen. */
export const strangerByKind = pick((position) => position % 3 !== 2)
/** Every third of these, which the search is not tuned with. */
export const heldOutStrangerByKind = pick((position) => position % 3 === 2)

function pick(isTaken: (position: number) => boolean): Record<string, JudgedQueries> {
  return Object.fromEntries(
    Object.entries(all).map(([kind, queries]) => {
      let position = 0
      const taken = (judgements: readonly Judgement[]) => judgements.filter(() => isTaken(position++))
      const { en, de, es, fr } = queries
      return [kind, { en: taken(en), de: taken(de), es: taken(es), fr: taken(fr) }]
    }),
  )
}
