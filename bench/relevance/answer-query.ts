import type { Pool } from 'pg'
import type { SearchAnswer, WordsMeant } from '#contract/search-answer.ts'
import { searchArguments } from '#contract/search-arguments.ts'
import { DEFAULT_SEARCH, type Search } from '#domain/search/search.ts'
import type { Language } from '#seed/language.ts'
import { placeInWords } from '#server/places/place-in-words.ts'
import { fetchBesideOne } from '#web/features/search/fetch-beside-one.ts'
import { fetchByWords } from '#web/features/search/fetch-by-words.ts'
import { readWords } from '#web/features/search/read-words.ts'

/** What the page of results shows for these words, to a visitor who names neither place nor dates beside them. */
export async function answerQuery(pool: Pool, q: string, language: Language): Promise<SearchAnswer> {
  const today = new Date().toISOString().slice(0, 10)
  const search = await readWords({ ...DEFAULT_SEARCH, text: q }, today, (typed) =>
    placeInWords(pool, { typed, language }),
  )
  const byWords = (asked: Search) =>
    fetchByWords(asked, language, {
      fetchSearch: (one) => searchItems(pool, one, language),
      fetchMeaning: async (text) => {
        const { rows } = await pool.query<{ meant: WordsMeant }>(
          'select public.words_meant($1, $2) as meant',
          [text, language],
        )
        return rows[0]!.meant
      },
    })
  const { answer, otherTimes } = await byWords(search)
  const beside = await fetchBesideOne(search, answer, {
    today,
    fetchSearch: (one, ids) => searchItems(pool, one, language, ids),
    fetchWords: async (one) => (await byWords(one)).answer,
    locate: async (one) => one,
    fetchLike: async (items, { place }) => {
      const { rows } = await pool.query<{ ids: string[] }>(
        'select public.items_like($1, $2, $3, $4) as ids',
        [items, place?.at?.latitude, place?.at?.longitude, place?.at && place.radiusKm * 1_000],
      )
      return rows[0]!.ids
    },
  })
  const items = answer.items.length > 0 ? answer.items : otherTimes
  return { ...answer, items: [...items, ...(beside?.elsewhere ?? []), ...(beside?.similar ?? [])] }
}

async function searchItems(
  pool: Pool,
  search: Search,
  language: Language,
  ids?: readonly string[],
): Promise<SearchAnswer> {
  const given = Object.entries({ ...searchArguments(search, language), ...(ids && { only_ids: ids }) })
  const names = given.map(([name], index) => `${name} => $${index + 1}`)
  const { rows } = await pool.query<{ answer: SearchAnswer }>(
    `select public.search_items(${names.join(', ')}) as answer`,
    given.map(([, value]) => value),
  )
  return rows[0]!.answer
}
