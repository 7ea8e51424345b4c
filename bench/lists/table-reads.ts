import type pg from 'pg'

/** The rows of a table that were read since the process began: all of it, or by an index. */
interface Reads {
  size: number
  scanned: number
  fetched: number
}

export interface TableReads {
  table: string
  /** How many rows there are, as of the last ANALYZE. */
  size: number
  /** Rows read by sequential scans. */
  scanned: number
  /** Rows fetched through indexes. */
  fetched: number
}

/** Statistics reach the views within a second of a transaction's end. */
const SETTLE_MS = 1_500

/** Counts the rows of each table that are read while `work` runs, by whatever statement. */
export async function countReads(client: pg.Client, work: () => Promise<void>): Promise<TableReads[]> {
  const before = await readCounts(client)
  await work()
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
  const after = await readCounts(client)
  return [...after].map(([table, { size, scanned, fetched }]) => ({
    table,
    size,
    scanned: scanned - (before.get(table)?.scanned ?? 0),
    fetched: fetched - (before.get(table)?.fetched ?? 0),
  }))
}

async function readCounts(client: pg.Client): Promise<Map<string, Reads>> {
  const { rows } = await client.query<{ table: string; size: string; scanned: string; fetched: string }>(
    `select schemaname || '.' || relname as table, (select reltuples from pg_class where oid = relid) as size, coalesce(seq_tup_read, 0) as scanned,
       coalesce(idx_tup_fetch, 0) as fetched
     from pg_stat_user_tables where schemaname in ('public', 'auth', 'storage', 'realtime')`,
  )
  return new Map(
    rows.map(({ table, size, scanned, fetched }) => [
      table,
      { size: Number(size), scanned: Number(scanned), fetched: Number(fetched) },
    ]),
  )
}
