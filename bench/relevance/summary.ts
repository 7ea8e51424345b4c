import type { JudgedAnswer } from './measure-relevance.ts'

export interface Relevance {
  queries: number
  /** The mean over the queries that there is something for. */
  ndcg: number
  /** The share of all queries. */
  firstRight: number
  /** How many show an item that must not appear. */
  wrong: number
  /** For how many the page apologises for the right thing, or shows another without a word. */
  missaid: number
}

/** The figures of many answers together. */
export function summary(answers: readonly JudgedAnswer[]): Relevance {
  const gains = answers.flatMap(({ ndcg }) => ndcg ?? [])
  const count = (is: (answer: JudgedAnswer) => boolean) => answers.filter(is).length
  return {
    queries: answers.length,
    ndcg: gains.reduce((sum, gain) => sum + gain, 0) / (gains.length || 1),
    firstRight: count(({ isFirstRight }) => isFirstRight) / answers.length,
    wrong: count(({ wrong }) => wrong.length > 0),
    missaid: count(({ isMissaid }) => isMissaid),
  }
}
