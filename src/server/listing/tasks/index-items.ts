import type { Pool } from 'pg'
import type { Job } from '#backend/jobs/job.ts'

/** What changes is locked until so many are compared: a part of a second. */
const AT_ONCE = 50

/**
 * Indexes items anew after the words that the search knows have changed, in the order of their ids. How far it got
 * stands in the table, so that any process goes on where another one was stopped; only one works on it at a time. Until
 * then an item is found by what it was indexed with.
 */
export const indexItems: Job = {
  name: 'index-items',
  everyMs: 10_000,
  async run({ db, log }, _fetch, stopping) {
    const sum = { compared: 0, indexed: 0 }
    while (!stopping?.aborted) {
      const { compared, indexed } = await indexBatch(db)
      if (compared === 0) break
      sum.compared += compared
      sum.indexed += indexed
    }
    if (sum.compared > 0) log.info(sum, 'items were indexed for new words')
  },
}

/** Compares the next items with what would be indexed now; zero where all are done, or another process is at it. */
export async function indexBatch({ pool }: { pool: Pick<Pool, 'query'> }) {
  const { rows } = await pool.query<{ compared: number; indexed: number }>(INDEX_BATCH, [AT_ONCE])
  return rows[0]!
}

export const INDEX_BATCH = `
  with pass as materialized (
    select after from public.search_indexing limit 1 for update skip locked
  ), batch as materialized (
    select i.id, (v.headline, v.search) is distinct from (i.headline, i.search) as is_outdated
    from pass
    cross join lateral (select * from public.items where id > pass.after order by id limit $1) i
    cross join lateral public.item_vectors(i.language, i.title, i.description, i.translations, i.category_id) v
  ), indexed as (
    -- Its trigger indexes it, as it is by now. By an array: to join a batch, all items would be read for each.
    update public.items set title = title
    where id = any (array(select id from batch where is_outdated)) returning id
  ), moved as (
    update public.search_indexing set after = (select id from batch order by id desc limit 1)
    where exists (select from batch)
  ), ended as (
    delete from public.search_indexing where exists (select from pass) and not exists (select from batch)
  )
  select (select count(*) from batch)::integer as compared, (select count(*) from indexed)::integer as indexed`
