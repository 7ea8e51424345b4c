import type { Judgement } from './judgement.ts'

const DEPTH = 10

export interface Score {
  /** 1 if exact matches come before useful items, and these before all others; none where nobody lends it. */
  ndcg: number | undefined
  /** Where nobody lends it: whether nothing is shown, or first what serves a like purpose. */
  isFirstRight: boolean
  /** The items among the first ten that must not appear. */
  wrong: string[]
}

/** Scores the first ten of `found` for a query, as normalised discounted cumulative gain. */
export function score({ first, also = [], never = [] }: Judgement, found: readonly string[]): Score {
  const shown = found.slice(0, DEPTH)
  const gain = (key: string) => (first.includes(key) ? 3 : also.includes(key) ? 1 : 0)
  const best = [...first.map(() => 3), ...also.map(() => 1)].slice(0, DEPTH)
  const wrong = shown.filter((key) => never.includes(key))
  const [top] = shown
  if (first.length === 0)
    return { ndcg: undefined, isFirstRight: top === undefined || also.includes(top), wrong }
  return {
    ndcg: discounted(shown.map(gain)) / discounted(best),
    isFirstRight: top !== undefined && first.includes(top),
    wrong,
  }
}

const discounted = (gains: number[]): number =>
  gains.reduce((sum, gain, position) => sum + gain / Math.log2(position + 2), 0)
