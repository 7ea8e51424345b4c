import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { SearchAnswer } from '#contract/search-answer.ts'
import { searchArguments } from '#contract/search-arguments.ts'
import type { Search } from '#domain/search/search.ts'

/** Of more new items than that, the latest are considered. */
const MOST = 1_000

interface Since {
  search: Search
  /** Their own items are not news to them. */
  userId: string
  locale: string
  /** ISO 8601. */
  after: string
  until: string
}

/** The items published since a moment that match a search, as visitors see them; the answer has this many cards. */
export async function findNewItems(
  tx: Transaction<Schema>,
  { search, userId, locale, after, until }: Since,
  cards: number,
): Promise<Pick<SearchAnswer, 'total' | 'items'>> {
  const published = await tx
    .selectFrom('items')
    .select('id')
    .where('status', '=', 'published')
    .where('published_at', '>', after)
    .where('published_at', '<=', until)
    .where('owner_id', '<>', userId)
    .orderBy('published_at', 'desc')
    .limit(MOST)
    .execute()
  if (published.length === 0) return { total: 0, items: [] }
  const args = {
    ...searchArguments(search, locale),
    only_ids: published.map(({ id }) => id),
    page: 1,
    page_size: cards,
    pins: 0,
  }
  // As on the page of results, slips do not count.
  const named = Object.entries(args).map(
    ([name, value]) =>
      sql`${sql.ref(name)} => ${name === 'q' ? sql`public.words_meant(${value}, ${locale}) ->> 'words'` : value}`,
  )
  const { rows } = await sql<{ answer: SearchAnswer }>`
    select public.search_items(${sql.join(named)}) as answer`.execute(tx)
  return rows[0]!.answer
}
