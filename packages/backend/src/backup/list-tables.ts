import type pg from 'pg'

export interface BackedUpTable {
  /** Quoted where it has to be, with its schema. */
  name: string
  /** The columns that are stored: generated ones are computed again. */
  columns: string[]
}

/** The schema records belong to the version, and the queue's own records to the queue that the target makes. */
const LEFT_OUT = ['pg_catalog', 'information_schema', 'lendaround', 'pg_toast']

/** Every table whose rows a backup holds, by name. */
export async function listTables(client: pg.ClientBase): Promise<BackedUpTable[]> {
  const { rows } = await client.query<BackedUpTable>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       array_agg(a.attname::text order by a.attnum) as columns
     from pg_catalog.pg_class c
     join pg_catalog.pg_namespace n on n.oid = c.relnamespace
     join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname <> all ($1)
       and (n.nspname <> 'pgboss' or c.relname = 'job')
       and not exists (select from pg_catalog.pg_depend d
         where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     group by n.nspname, c.relname
     order by n.nspname, c.relname`,
    [LEFT_OUT],
  )
  return rows
}

/** The sequences of these tables' columns, with where they stand. */
export async function listSequences(
  client: pg.ClientBase,
): Promise<{ name: string; value: string; isCalled: boolean }[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and n.nspname <> all ($1) and n.nspname <> 'pgboss'
     order by n.nspname, c.relname`,
    [LEFT_OUT],
  )
  const sequences = []
  for (const { name } of rows) {
    const state = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${name}`,
    )
    sequences.push({ name, ...state.rows[0]! })
  }
  return sequences
}
