import type pg from 'pg'

const BATCH = 1_000

/**
 * Every row of a table as a line of JSON that PostgreSQL wrote, in batches; needs a transaction, whose snapshot it
 * shows. JavaScript never reads the numbers, so none loses a digit.
 */
export async function* readRows(client: pg.ClientBase, table: string): AsyncGenerator<string[]> {
  await client.query(
    `declare backup_rows no scroll cursor for select to_json(t)::text as line from ${table} t`,
  )
  try {
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`fetch ${BATCH} from backup_rows`)
      if (rows.length === 0) return
      yield rows.map(({ line }) => line)
    }
  } finally {
    await client.query('close backup_rows').catch(() => {})
  }
}
