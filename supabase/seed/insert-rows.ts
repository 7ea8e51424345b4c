import type { Queryable } from './fixtures/queryable.ts'

/**
 * Inserts rows into a table in one statement, in their order. All rows have the columns of the first; dates, arrays and
 * objects are passed as JSON, which the table's row type parses. `onConflict` is the last clause.
 */
export async function insertRows(
  db: Queryable,
  table: string,
  rows: object[],
  onConflict = '',
): Promise<void> {
  if (rows.length === 0) return
  const columns = Object.keys(rows[0]!).join(', ')
  await db.query(
    `insert into ${table} (${columns})
     select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb) ${onConflict}`,
    [JSON.stringify(rows)],
  )
}
