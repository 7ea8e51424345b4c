import type { Pool } from 'pg'
import { itemId } from '#seed/demo-ids.ts'
import { allItems } from '#seed/items/all-items.ts'
import type { Language } from '#seed/language.ts'
import { answerQuery } from './answer-query.ts'
import type { JudgedQueries, Judgement } from './judgement.ts'
import { type Score, score } from './score.ts'

export interface JudgedAnswer extends Score {
  /** What makes the query hard, where that is known. */
  kind?: string
  language: Language
  judgement: Judgement
  /** The keys of the first ten items. */
  found: string[]
  /** Whether the page says that these are not what was looked for where they are, or the other way round. */
  isMissaid: boolean
}

const DEMO: ReadonlyMap<string, string> = new Map(allItems.map((item) => [itemId(item), item.key]))

/** Asks every judged query as a person does, on a database with the demo, or with items of other `keys`. */
export async function measureRelevance(
  pool: Pool,
  queries: JudgedQueries,
  keys = DEMO,
): Promise<JudgedAnswer[]> {
  const answers: JudgedAnswer[] = []
  for (const [language, judgements] of Object.entries(queries) as [Language, Judgement[]][])
    for (const judgement of judgements) {
      const { items, is_similar } = await answerQuery(pool, judgement.q, language)
      const found = items.slice(0, 10).map(({ id }) => keys.get(id) ?? id)
      const scored = score(judgement, found)
      const isAbsent = judgement.first.length === 0
      const isMissaid = found.length > 0 && is_similar !== isAbsent && (isAbsent || scored.isFirstRight)
      answers.push({ language, judgement, found, isMissaid, ...scored })
    }
  return answers
}
