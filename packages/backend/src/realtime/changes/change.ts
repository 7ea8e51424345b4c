import type { Database } from '#backend/db/database.ts'
import type { ChangeType } from './entry.ts'

/** Columns with their values as JSON text: numbers of any length stay what they are. */
export type Values = Record<string, string>

export interface Change {
  id: number
  relation: number
  type: ChangeType
  /** The new row. */
  record: Values | null
  /** The replica identity of the old one. */
  old: Values | null
  /** The row that filters look at, as JSON. */
  row: string
  changedAt: Date
}

const BATCH = 500

const CHANGES = `
  select
    id,
    relation::int8 as relation,
    type,
    (select jsonb_object_agg(key, value::text) from jsonb_each(record)) as record,
    (select jsonb_object_agg(key, value::text) from jsonb_each(old_record)) as old,
    coalesce(record, old_record)::text as row,
    changed_at as "changedAt"
  from realtime.changes
  where transaction_id = $1::xid8 and id > $2
  order by id
  limit ${BATCH}`

/** The changes of a transaction in their order, some hundred at a time. */
export async function* readChanges({ pool }: Database, transactionId: string): AsyncGenerator<Change[]> {
  for (let after = 0; ; ) {
    const { rows } = await pool.query<Change>({
      name: 'realtime-changes',
      text: CHANGES,
      values: [transactionId, after],
    })
    if (rows.length > 0) yield rows
    if (rows.length < BATCH) return
    after = rows.at(-1)!.id
  }
}
