import type { Database } from './database.ts'

interface Column {
  name: string
  type: string
  nullable: boolean
  hasDefault: boolean
  isGenerated: boolean
}
interface Relation {
  name: string
  isView: boolean
  columns: Column[]
  keys: { name: string; columns: string[]; target: string; targetColumns: string[]; isOneToOne: boolean }[]
}
interface Routine {
  name: string
  arguments: { name: string; type: string; optional: boolean }[]
  returns: {
    type: string
    relation: string | null
    isSet: boolean
    columns: { name: string; type: string }[]
  }
}

const HEADER = `// Made by \`node scripts/generate-types.ts\` from the migrations. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

`

/** Writes the public schema as the TypeScript type that the official client takes. */
export async function describeSchema(db: Database): Promise<string> {
  const { rows: relations } = await db.pool.query<Relation>(RELATIONS)
  const { rows: routines } = await db.pool.query<Routine>(ROUTINES)
  const section = (name: string, lines: string[]) =>
    `    ${name}: {\n${lines.map((line) => `      ${line}`).join('\n')}\n    }\n`
  return (
    `${HEADER}export type Database = {\n  public: {\n` +
    section(
      'Tables',
      relations.filter((r) => !r.isView).map((r) => `${r.name}: ${table(r)}`),
    ) +
    section(
      'Views',
      relations.filter((r) => r.isView).map((r) => `${r.name}: ${view(r)}`),
    ) +
    section(
      'Functions',
      routines.map((r) => `${r.name}: ${routine(r)}`),
    ) +
    '    Enums: Record<never, never>\n    CompositeTypes: Record<never, never>\n  }\n}\n'
  )
}

function table(relation: Relation): string {
  const writable = relation.columns.filter((c) => !c.isGenerated)
  return `{
        Row: { ${fields(relation.columns, (c) => `${c.name}: ${tsType(c.type, c.nullable)}`)} }
        Insert: { ${fields(writable, (c) => `${c.name}${c.nullable || c.hasDefault ? '?' : ''}: ${tsType(c.type, c.nullable)}`)} }
        Update: { ${fields(writable, (c) => `${c.name}?: ${tsType(c.type, c.nullable)}`)} }
        Relationships: [${relation.keys.map(relationship).join(', ')}]
      }`
}

function view(relation: Relation): string {
  // A column of a view has no constraint of its own; ours are plain projections, null where the table allows it.
  return `{
        Row: { ${fields(relation.columns, (c) => `${c.name}: ${tsType(c.type, c.nullable)}`)} }
        Relationships: [${relation.keys.map(relationship).join(', ')}]
      }`
}

function routine({ arguments: args, returns }: Routine): string {
  const one = returns.columns.length
    ? `{ ${returns.columns.map((c) => `${c.name}: ${tsType(c.type, false)}`).join('; ')} }`
    : returns.relation
      ? `Database['public']['Tables']['${returns.relation}']['Row']`
      : tsType(returns.type, false)
  const input = args.map((a) => `${a.name}${a.optional ? '?' : ''}: ${tsType(a.type, a.optional)}`).join('; ')
  return `{ Args: ${input ? `{ ${input} }` : 'Record<PropertyKey, never>'}; Returns: ${one}${returns.isSet ? '[]' : ''} }`
}

function relationship(key: Relation['keys'][number]): string {
  const list = (names: string[]) => `[${names.map((n) => `'${n}'`).join(', ')}]`
  return (
    `{ foreignKeyName: '${key.name}'; columns: ${list(key.columns)}; isOneToOne: ${key.isOneToOne}; ` +
    `referencedRelation: '${key.target}'; referencedColumns: ${list(key.targetColumns)} }`
  )
}

const fields = (columns: Column[], print: (column: Column) => string) => columns.map(print).join('; ')

function tsType(type: string, nullable: boolean): string {
  const array = type.endsWith('[]')
  const base = TS_TYPES[array ? type.slice(0, -2) : type] ?? 'string'
  return `${base}${array ? '[]' : ''}${nullable ? ' | null' : ''}`
}

const TS_TYPES: Record<string, string> = {
  boolean: 'boolean',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  real: 'number',
  'double precision': 'number',
  numeric: 'number',
  json: 'Json',
  jsonb: 'Json',
  void: 'undefined',
  tsvector: 'unknown',
}

// A view has the keys of the tables whose columns it shows under their own names, and is reached by keys that point
// to them; a name that several of its tables have says nothing.
const RELATIONS = `
  with shown as (
    select c.oid as relation, c.oid as base, a.attnum as num
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind in ('r', 'p') and a.attnum > 0
    union all
    select v.oid, min(b.attrelid::bigint)::oid, min(b.attnum)
    from pg_class v
    join pg_attribute a on a.attrelid = v.oid and a.attnum > 0
    join pg_rewrite w on w.ev_class = v.oid
    join pg_depend d on d.objid = w.oid and d.classid = 'pg_rewrite'::regclass and d.refclassid = 'pg_class'::regclass
    join pg_attribute b on b.attrelid = d.refobjid and b.attnum = d.refobjsubid and b.attname = a.attname
    where v.relkind = 'v'
    group by v.oid, a.attname having count(distinct b.attrelid) = 1
  )
  select c.relname as name, c.relkind = 'v' as "isView",
    (select json_agg(json_build_object(
        'name', a.attname, 'type', format_type(a.atttypid, null),
        'nullable', case when c.relkind = 'v' then coalesce(not base.attnotnull, false) else not a.attnotnull end,
        'hasDefault', a.atthasdef or a.attidentity <> '',
        'isGenerated', a.attgenerated <> '' or a.attidentity = 'a') order by a.attname)
      from pg_attribute a
      -- A view's column takes its nullability from the one base column of that name, where there is just one.
      left join lateral (
        select bool_and(b.attnotnull) as attnotnull
        from pg_depend d
        join pg_rewrite w on w.oid = d.objid and w.ev_class = c.oid
        join pg_attribute b on b.attrelid = d.refobjid and b.attnum = d.refobjsubid and b.attname = a.attname
        where d.classid = 'pg_rewrite'::regclass and d.refclassid = 'pg_class'::regclass
      ) base on true
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    coalesce((select json_agg(json_build_object(
        'name', k.conname, 'target', t.relname,
        'columns', (select json_agg(a.attname order by n) from unnest(k.conkey) with ordinality u(num, n)
                    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.num),
        'targetColumns', (select json_agg(a.attname order by n) from unnest(k.confkey) with ordinality u(num, n)
                    join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.num),
        'isOneToOne', exists (select from pg_index i where i.indrelid = k.conrelid and i.indisunique and i.indpred is null
                    and i.indkey::smallint[] <@ k.conkey and k.conkey <@ i.indkey::smallint[])) order by k.conname, t.relname)
      from pg_constraint k
      join pg_class t on t.relnamespace = c.relnamespace and t.relkind in ('r', 'p', 'v')
      where k.contype = 'f'
        and k.conkey <@ (select coalesce(array_agg(s.num), '{}') from shown s where s.relation = c.oid and s.base = k.conrelid)
        and k.confkey <@ (select coalesce(array_agg(s.num), '{}') from shown s where s.relation = t.oid and s.base = k.confrelid)
    ), '[]') as keys
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by c.relname`

const ROUTINES = `
  select p.proname as name,
    (select coalesce(json_agg(json_build_object('name', a.name, 'type', format_type(a.type, null),
        'optional', a.n > p.pronargs - p.pronargdefaults) order by a.n), '[]')
      from (select p.proargnames[n] as name, p.proargtypes[n - 1] as type, n
            from generate_series(1, p.pronargs) n) a) as arguments,
    json_build_object('type', format_type(p.prorettype, null), 'isSet', p.proretset,
      'relation', (select c.relname from pg_class c where c.oid = t.typrelid and c.relkind in ('r', 'p')),
      'columns', (select coalesce(json_agg(json_build_object('name', p.proargnames[n],
          'type', format_type(p.proallargtypes[n], null)) order by n), '[]')
        from generate_subscripts(p.proargmodes, 1) n where p.proargmodes[n] = 't')) as returns
  from pg_proc p join pg_type t on t.oid = p.prorettype
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and t.typname <> 'trigger'
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    -- A type has one member a name; what goes by several is called by other routines alone.
    and not exists (select from pg_proc o where o.pronamespace = p.pronamespace and o.proname = p.proname and o.oid <> p.oid)
  order by p.proname, p.oid`
