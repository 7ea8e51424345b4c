import type { JudgedQueries, Judgement } from './judgement.ts'

type ByKind = Record<string, JudgedQueries>

/** Two thirds of what somebody wrote, to tune the search with, and every third of it, held out. */
export function splitByThirds(all: ByKind): { tuned: ByKind; heldOut: ByKind } {
  return { tuned: pick(all, (at) => at % 3 !== 2), heldOut: pick(all, (at) => at % 3 === 2) }
}

function pick(all: ByKind, isTaken: (position: number) => boolean): ByKind {
  return Object.fromEntries(
    Object.entries(all).map(([kind, queries]) => {
      let position = 0
      const taken = (judgements: readonly Judgement[]) => judgements.filter(() => isTaken(position++))
      const { en, de, es, fr } = queries
      return [kind, { en: taken(en), de: taken(de), es: taken(es), fr: taken(fr) }]
    }),
  )
}
