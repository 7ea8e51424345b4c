import { readFileSync } from 'node:fs'
import type { Pool } from 'pg'
import type { Language } from '#seed/language.ts'
import { answerQuery } from '../answer-query.ts'

interface Entry {
  id: string
  half: 'look' | 'count'
  names: Record<Language, string>
}

/** What one name of an entry is read as, and what the market answers to it. */
export interface Reading {
  language: Language
  name: string
  /** What the things that are named in it stand for, in four languages the same if all are read alike. */
  concepts: string[]
  /** These and what they are kinds of, up to the category. */
  wider: string[]
  /** What the first item is that is shown as what was asked for; undefined where none is. */
  first: { id: string; concepts: string[] } | undefined
}

export interface ReadEntry {
  entry: Entry
  readings: Reading[]
}

/** Things by their names in four languages, none of which anybody here has written. */
export const openList: readonly Entry[] = readFileSync(new URL('entries.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Entry)

/** Asks all names of the list as people do. */
export async function readOpenList(pool: Pool, entries = openList, isAnswered = true): Promise<ReadEntry[]> {
  const read: ReadEntry[] = []
  for (const entry of entries) {
    const readings: Reading[] = []
    for (const [language, name] of Object.entries(entry.names) as [Language, string][])
      readings.push(await readName(pool, language, name, isAnswered))
    read.push({ entry, readings })
  }
  return read
}

async function readName(pool: Pool, language: Language, name: string, isAnswered: boolean): Promise<Reading> {
  const { rows } = await pool.query<{ concepts: string[]; wider: string[] }>(
    `with named as (
       select distinct unnest(case when p.is_thing then p.concepts
         when p.is_thing is null and $2 = 'de' then public.compound_concepts(p.words[1]) end) as concept
       from public.search_phrases(public.search_words($1), $2) p
     ), things as (
       select c.concept from named join public.search_concepts c using (concept) where c.kind = 'thing' and c.concept <> 'accessories'
     )
     select array(select concept from things) as concepts,
       array(select b.concept from public.broader_concepts(array(select concept from things)) b
         where b.steps = 0 or b.concept not in (select slug from public.categories)) as wider`,
    [name, language],
  )
  if (!isAnswered) return { language, name, ...rows[0]!, first: undefined }
  const { items, is_similar } = await answerQuery(pool, name, language)
  const id = is_similar ? undefined : items[0]?.id
  return { language, name, ...rows[0]!, first: id ? { id, concepts: await offered(pool, id) } : undefined }
}

async function offered(pool: Pool, id: string): Promise<string[]> {
  const { rows } = await pool.query<{ concept: string }>(
    `select substr(h.lexeme, 3) as concept from public.items, unnest(headline) h
     where id = $1 and h.lexeme like 'c.%' and h.weights && '{A,B}'`,
    [id],
  )
  return rows.map(({ concept }) => concept)
}
