import type { Database } from '#backend/db/database.ts'
import type { ChangeType } from './entry.ts'

/** A published table, as subscribers may know it. */
export interface PublishedTable {
  oid: number
  schema: string
  name: string
  /** `"schema"."name"` */
  sqlName: string
  columns: Column[]
  key: Column[]
  hasRowSecurity: boolean
  /** The changes that are published. */
  events: ChangeType[]
}

export interface Column {
  name: string
  /** `int8`, `_text` */
  typeName: string
  /** As a cast takes it. */
  sqlType: string
  isKey: boolean
  /** The roles that may select it. */
  readers: string[]
}

const TABLES = `
  select
    c.oid::int8 as oid,
    n.nspname as schema,
    c.relname as name,
    format('%I.%I', n.nspname, c.relname) as "sqlName",
    c.relrowsecurity as "hasRowSecurity",
    (select array_remove(array[
      case when p.pubinsert then 'INSERT' end,
      case when p.pubupdate then 'UPDATE' end,
      case when p.pubdelete then 'DELETE' end
    ], null) from pg_publication p where p.pubname = 'supabase_realtime') as events,
    (
      select json_agg(json_build_object(
        'name', a.attname,
        'typeName', t.typname,
        'sqlType', format_type(a.atttypid, -1),
        'isKey', coalesce(a.attnum = any (i.indkey), false),
        'readers', array(
          select r.rolname from pg_roles r
          where r.rolname in ('anon', 'authenticated', 'service_role')
            and has_column_privilege(r.oid, c.oid, a.attnum, 'select')
        )
      ) order by a.attnum)
      from pg_attribute a
      join pg_type t on t.oid = a.atttypid
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attname = any (pt.attnames)
    ) as columns
  from pg_publication_tables pt
  join pg_namespace n on n.nspname = pt.schemaname
  join pg_class c on c.relnamespace = n.oid and c.relname = pt.tablename
  left join pg_index i on i.indrelid = c.oid and i.indisprimary
  where pt.pubname = 'supabase_realtime' and pt.rowfilter is null and pt.schemaname not in ('realtime', 'lendaround')`

/** Reads which tables are in the publication, once their changes are recorded. */
export async function readPublication({ pool }: Database): Promise<Map<number, PublishedTable>> {
  await pool.query('select realtime.follow_publication()')
  const { rows } = await pool.query<Omit<PublishedTable, 'key'>>(TABLES)
  return new Map(
    rows.map((table) => [table.oid, { ...table, key: table.columns.filter(({ isKey }) => isKey) }]),
  )
}
