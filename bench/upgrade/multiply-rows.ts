import type { SqlTransaction } from '#backend/db/sql-transaction.ts'
import { withoutIndexes } from '#seed/without-indexes.ts'

/** Keys that a check wants to have a form. */
const FORMS: Record<string, string> = {
  referral_code: 'upper(left(md5(t.referral_code || n), 8))',
}

interface Column {
  name: string
  type: string
  /** Whether a key without any copied id in it names the column, so that copies have to differ in it. */
  isKey: boolean
}

interface Table {
  name: string
  columns: Column[]
}

/**
 * Puts so many more copies of every row that belongs to a person, by whatever way, beside the rows that are there: people
 * with their items, rentals, payments and all else. Ids become others, the same ones in every table; texts and numbers
 * that have to differ do. Triggers are set aside, as what they derive is copied, too.
 */
export async function multiplyRows(tx: SqlTransaction, copies: number): Promise<void> {
  await tx.query('set local statement_timeout = 0')
  await tx.query('set local session_replication_role = replica')
  const tables = await personalTables(tx)
  await tx.query('create temporary table own_ids (id uuid primary key) on commit drop')
  for (const { name, columns } of tables)
    if (columns.some((column) => column.name === 'id' && column.type === 'uuid'))
      await tx.query(
        `insert into own_ids select id from ${name} where ${personalRows(name)} on conflict do nothing`,
      )
  await tx.query('analyze own_ids')
  await withoutIndexes(
    tx,
    tables.map(({ name }) => name),
    async () => {
      for (const table of tables) await copyRows(tx, table, copies)
    },
  )
}

/** Tables that refer to an account, or to a table that does. */
async function personalTables(tx: SqlTransaction): Promise<Table[]> {
  const { rows } = await tx.query<Table>(
    `with recursive personal as (
       select 'auth.users'::regclass::oid as id
       union
       select k.conrelid from pg_constraint k join personal p on k.confrelid = p.id where k.contype = 'f'
     ), keyed as (
       select i.indrelid, array_agg(distinct d.refobjsubid) as columns,
         bool_or(a.atttypid = 'uuid'::regtype and k.conrelid is not null) as is_told_apart
       from pg_index i
       join pg_depend d on d.objid in (i.indexrelid, (select oid from pg_constraint where conindid = i.indexrelid and conrelid = i.indrelid and contype in ('p', 'u')))
         and d.refobjid = i.indrelid and d.refobjsubid > 0
       join pg_attribute a on a.attrelid = i.indrelid and a.attnum = d.refobjsubid
       left join pg_constraint k on k.conrelid = i.indrelid and a.attnum = any (k.conkey)
         and (k.contype = 'f' and k.confrelid in (select id from personal) or k.contype = 'p' and cardinality(k.conkey) = 1)
       where i.indisunique group by i.indexrelid, i.indrelid
     )
     select c.oid::regclass::text as name, jsonb_agg(jsonb_build_object('name', quote_ident(a.attname),
       'type', replace(t.typname, 'varchar', 'text'), 'isKey', exists (
         select from keyed k where k.indrelid = c.oid and not k.is_told_apart and a.attnum = any (k.columns)
       )) order by a.attnum) as columns
     from personal p join pg_class c on c.oid = p.id
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     join pg_type d on d.oid = a.atttypid
     join pg_type t on t.oid = case d.typtype when 'd' then d.typbasetype else d.oid end
     group by c.oid order by 1`,
  )
  return rows
}

/** The condition for rows that are not the site's own, such as its accounts in the ledger. */
const personalRows = (table: string) => (table.endsWith('ledger_accounts') ? 'user_id is not null' : 'true')

async function copyRows(tx: SqlTransaction, { name, columns }: Table, copies: number): Promise<void> {
  const rows = `(select * from ${name} where ${personalRows(name)})`
  const withIds = await columnsWithIds(tx, name, columns)
  const value = (column: Column) => {
    const old = `t.${column.name}`
    if (FORMS[column.name]) return FORMS[column.name]
    if (column.type === 'uuid') return `case when ${isCopied(old)} then ${copyOf(old)} else ${old} end`
    const otherwise = column.isKey ? otherThan(old, column.type) : old
    if (!withIds.includes(column)) return otherwise
    return column.type === '_text' ? ofEach(old, withOtherId('p', 'p')) : withOtherId(old, otherwise)
  }
  await tx.query(
    `insert into ${name} (${columns.map((column) => column.name).join(', ')}) overriding system value
     select ${columns.map(value).join(', ')} from ${rows} t, generate_series(1, $1::integer) n`,
    [copies],
  )
}

const isCopied = (id: string) => `exists (select from own_ids o where o.id = ${id})`
const copyOf = (id: string) => `md5(${id}::text || n)::uuid`

function otherThan(value: string, type: string): string {
  if (/^int/.test(type)) return `${value} + n * 1000000`
  if (type === '_text') return ofEach(value, `p || 'c' || n`)
  if (type !== 'text') return value
  return `case when ${value} like '%@%' then 'c' || n || '.' || ${value} else replace(${value}, ',', 'c' || n || ',') || 'c' || n end`
}

const ofEach = (list: string, value: string) =>
  `case when ${list} is not null then array(select ${value} from unnest(${list}) p) end`

/** A text with the id of a row in it, such as the path of a file or the key of a transfer, for the copy of that row. */
const withOtherId = (text: string, otherwise: string) =>
  `coalesce((select replace(${text}, id, ${copyOf('id')}::text) from substring(${text} from '${ID}') id
     where ${isCopied('id::uuid')}), ${otherwise})`

const ID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

async function columnsWithIds(tx: SqlTransaction, table: string, columns: Column[]): Promise<Column[]> {
  const texts = columns.filter(({ type }) => type === 'text' || type === '_text')
  if (texts.length === 0) return []
  const found = texts.map(({ name }) => `coalesce(bool_or(${name}::text ~ '${ID}'), false)`)
  const { rows } = await tx.query<{ found: boolean[] }>(`select array[${found}] as found from ${table}`)
  return texts.filter((_, at) => rows[0]!.found[at])
}
