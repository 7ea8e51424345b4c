import { itemId } from '#seed/demo-ids.ts'
import type { Queryable } from '#seed/fixtures/queryable.ts'
import { allItems } from '#seed/items/all-items.ts'
import type { Language } from '#seed/language.ts'
import type { JudgedQueries, Judgement } from './judgement.ts'
import { type Score, score } from './score.ts'

export interface JudgedAnswer extends Score {
  language: Language
  judgement: Judgement
  /** The keys of the first ten items. */
  found: string[]
}

export interface Relevance {
  answers: JudgedAnswer[]
  /** Means over all queries. */
  ndcg: number
  firstRight: number
  /** The number of queries whose results include an item that must not appear. */
  wrong: number
}

/** Runs every judged query on a database with the demo, as a visitor who names neither place nor dates. */
export async function measureRelevance(db: Queryable, queries: JudgedQueries): Promise<Relevance> {
  const keys = new Map(allItems.map((item) => [itemId(item), item.key]))
  const answers: JudgedAnswer[] = []
  for (const [language, judgements] of Object.entries(queries) as [Language, Judgement[]][])
    for (const judgement of judgements) {
      const { rows } = await db.query<{ ids: string[] }>(
        `select array(select card ->> 'id' from json_array_elements(
           public.search_items(q => $1, locale => $2, page_size => 10) -> 'items') card) as ids`,
        [judgement.q, language],
      )
      const found = rows[0]!.ids.map((id) => keys.get(id) ?? id)
      answers.push({ language, judgement, found, ...score(judgement, found) })
    }
  const mean = (value: (answer: JudgedAnswer) => number) =>
    answers.reduce((sum, answer) => sum + value(answer), 0) / answers.length
  return {
    answers,
    ndcg: mean(({ ndcg }) => ndcg),
    firstRight: mean(({ isFirstRight }) => Number(isFirstRight)),
    wrong: answers.filter(({ wrong }) => wrong.length > 0).length,
  }
}
