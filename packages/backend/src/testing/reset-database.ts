import pg from 'pg'

/** What a test database holds before its test, to put it back or to see that this cannot be done. */
export interface Baseline {
  /** Changes with whatever a test may change beside rows: tables, functions, rights, comments, statistics. */
  schema: string
  /** The tables with rows, and a mark that changes with any of them. */
  filled: Filled[]
  sequences: { oid: number; last: string | null }[]
  bytes: number
}

interface Filled {
  oid: number
  mark: string
  /** All rows as JSON, of a small table. */
  rows: string | null
}

/** Rows of these are written by statements about the schema alone. */
const CATALOGUES = [
  'attrdef attribute class collation constraint default_acl depend description enum event_trigger extension index',
  'inherits largeobject_metadata namespace operator policy proc publication range rewrite statistic statistic_ext',
  'trigger ts_config ts_dict type',
].flatMap((line) => line.split(' ').map((name) => `pg_catalog.pg_${name}`))

/**
 * How many rows there are, and the latest transaction that wrote one, as the distance from the first; -1 where none did
 * since the cluster was made. The age of `xmin` costs a tenth of its text.
 */
const markOf = (table: string) =>
  `select count(*) || ':' || greatest(age('3'::xid) - min(age(xmin)), -1) from ${table}`

const SCHEMA = `select concat_ws(' ', ${CATALOGUES.map((name) => `(${markOf(name)})`)},
  (select string_agg(s::text, ' ' order by setdatabase, setrole) from pg_catalog.pg_db_role_setting s
    where setdatabase = 0 or setdatabase = (select oid from pg_catalog.pg_database where datname = current_database()))) as schema`

const TABLES = `select c.oid::int, c.oid::regclass::text as name, pg_relation_size(c.oid)::int as bytes
  from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname !~ '^(pg_|information_schema$)'`

const SEQUENCES = `select c.oid::int, pg_sequence_last_value(c.oid)::text as last
  from pg_catalog.pg_class c where c.relkind = 'S'`

const { escapeLiteral } = pg

/** Looks at a database that no test has used yet. */
export async function readBaseline(client: pg.ClientBase): Promise<Baseline> {
  const { used, bytes } = await readTables(client)
  const filled: Filled[] = []
  const marks = await readMarks(client, used)
  for (const [n, { oid, name }] of used.entries())
    filled.push({ oid, mark: marks[n]!, rows: await readRows(client, name) })
  return {
    schema: await readSchema(client),
    filled,
    sequences: (await client.query<Baseline['sequences'][number]>(SEQUENCES)).rows,
    bytes,
  }
}

interface Table {
  oid: number
  name: string
  bytes: number
}

/** The tables that have or had rows, and how large they are together. */
async function readTables(client: pg.ClientBase) {
  const used = (await client.query<Table>(TABLES)).rows.filter(({ bytes }) => bytes > 0)
  return { used, bytes: used.reduce((sum, { bytes }) => sum + bytes, 0) }
}

/** More than that is dropped sooner than deleted, and what was deleted leaves its room behind. */
const MOST_BYTES = 16 * 1024 * 1024

/**
 * Deletes what a test wrote and sets sequences and counters back. Says what else is different from the baseline: then
 * the database can be of no use to another test.
 */
export async function resetDatabase(client: pg.ClientBase, baseline: Baseline): Promise<string | undefined> {
  const schema = await readSchema(client)
  if (schema !== baseline.schema) return `the schema ${schema} instead of ${baseline.schema}`
  const { used, bytes } = await readTables(client)
  if (bytes - baseline.bytes > MOST_BYTES) return `${bytes} bytes of rows`
  const filled = new Map(baseline.filled.map((table) => [table.oid, table]))
  const changed: (Filled & Table)[] = []
  const checked = used.filter(({ oid }) => filled.has(oid))
  const marks = await readMarks(client, checked)
  for (const [n, table] of checked.entries()) {
    const before = filled.get(table.oid)!
    if (marks[n] === before.mark) continue
    if (before.rows === null) return table.name
    changed.push({ ...table, ...before })
  }
  const written = [...used.filter(({ oid }) => !filled.has(oid)), ...changed]
  // Without triggers, which keep some rows for ever, and in any order of foreign keys.
  await client.query(
    ['begin', 'set local session_replication_role = replica']
      .concat(written.map(({ name }) => `delete from ${name}`))
      .concat(changed.map(({ name, rows }) => putBack(name, rows!)))
      .concat(baseline.sequences.map(({ oid, last }) => restart(oid, last)))
      .concat('select pg_stat_reset()', 'commit')
      .join(';'),
  )
  const now = await readMarks(client, changed)
  for (const [n, { oid }] of changed.entries()) filled.get(oid)!.mark = now[n]!
  return undefined
}

const putBack = (name: string, rows: string) =>
  `insert into ${name} select * from json_populate_recordset(null::${name}, ${escapeLiteral(rows)})`

const restart = (oid: number, last: string | null) =>
  last === null
    ? `select setval(seqrelid, seqstart, false) from pg_sequence where seqrelid = ${oid} and pg_sequence_last_value(${oid}) is not null`
    : `select setval(${oid}, ${last})`

async function readSchema(client: pg.ClientBase): Promise<string> {
  return (await client.query<{ schema: string }>(SCHEMA)).rows[0]!.schema
}

async function readMarks(client: pg.ClientBase, tables: Table[]): Promise<string[]> {
  if (tables.length === 0) return []
  const marks = tables.map(({ name }) => `(${markOf(name)})`).join(', ')
  return (await client.query<{ marks: string[] }>(`select array[${marks}] as marks`)).rows[0]!.marks
}

const MOST_ROWS = 30

async function readRows(client: pg.ClientBase, name: string): Promise<string | null> {
  const { rows } = await client.query<{ rows: string | null }>(
    `select case when count(*) <= ${MOST_ROWS} then coalesce(json_agg(t), '[]')::text end as rows from ${name} t`,
  )
  return rows[0]!.rows
}
