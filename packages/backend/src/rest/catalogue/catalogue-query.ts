/**
 * Reads the whole catalogue in one statement as one JSON text. `$1` is the array of exposed schemas, `$2` of those
 * whose views are looked through as well. The search path must be empty, so that types come out qualified.
 */
export const CATALOGUE_QUERY = `
with recursive exposed as (
  select oid, nspname from pg_namespace where nspname = any ($1::name[])
),
base_types as (
  select oid as type_oid, oid, typbasetype from pg_type
  union all
  select base_types.type_oid, t.oid, t.typbasetype
  from base_types join pg_type t on t.oid = base_types.typbasetype
),
bases as (
  select type_oid, oid as base_oid from base_types where typbasetype = 0
),
columns as (
  select
    a.attrelid,
    json_agg(json_build_object(
      'name', a.attname,
      'type', format_type(a.atttypid, a.atttypmod),
      'baseType', format_type(bases.base_oid, null),
      'nullable', not (a.attnotnull or (t.typtype = 'd' and t.typnotnull)),
      'default', case
        when a.attidentity = 'd' then format('nextval(%L)', pg_get_serial_sequence(a.attrelid::regclass::text, a.attname))
        when a.attgenerated <> '' then null
        when d.adbin is null and t.typtype = 'd' then t.typdefault
        else pg_get_expr(d.adbin, d.adrelid)
      end,
      'maxLength', case when bases.base_oid in ('varchar'::regtype, 'bpchar'::regtype)
        and coalesce(nullif(a.atttypmod, -1), t.typtypmod) > 4
        then coalesce(nullif(a.atttypmod, -1), t.typtypmod) - 4 end,
      'enumValues', coalesce(
        (select json_agg(e.enumlabel order by e.enumsortorder) from pg_enum e where e.enumtypid = bases.base_oid),
        '[]'
      ),
      'description', col_description(a.attrelid, a.attnum)
    ) order by a.attnum) as list
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid
  join exposed on exposed.oid = c.relnamespace
  join pg_type t on t.oid = a.atttypid
  join bases on bases.type_oid = a.atttypid
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'p', 'v', 'm', 'f')
  group by a.attrelid
),
relations as (
  select
    n.nspname as schema, c.oid, c.relname as name, c.relkind, columns.list as columns,
    -- Bits of pg_relation_is_updatable: 4 update, 8 insert, 16 delete.
    case when c.relkind in ('r', 'p') then 28 when c.relkind = 'm' then 0
      else pg_relation_is_updatable(c.oid, true) end as writable
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join exposed on exposed.oid = c.relnamespace
  left join columns on columns.attrelid = c.oid
  where c.relkind in ('r', 'p', 'v', 'm', 'f') and not c.relispartition
),
named_keys as (
  select
    k.oid, k.conname, k.contype, k.conrelid, k.confrelid,
    array(select a.attname from unnest(k.conkey) with ordinality u (num, ord)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.num order by ord) as columns,
    array(select a.attname from unnest(k.confkey) with ordinality u (num, ord)
      join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.num order by ord) as foreign_columns,
    array(select num from unnest(k.conkey) num order by num) as sorted
  from pg_constraint k
  where k.conrelid <> 0 and (k.contype in ('p', 'u') or (k.contype = 'f' and k.conparentid = 0))
),
foreign_keys as (
  select
    fn.nspname as from_schema, fc.relname as from_name, tn.nspname as to_schema, tc.relname as to_name,
    k.conname, k.columns, k.foreign_columns, k.conrelid = k.confrelid as is_self,
    exists (
      select from named_keys u
      where u.contype in ('p', 'u') and u.conrelid = k.conrelid and u.sorted = k.sorted
    ) as is_unique
  from named_keys k
  join pg_class fc on fc.oid = k.conrelid
  join pg_namespace fn on fn.oid = fc.relnamespace
  join pg_class tc on tc.oid = k.confrelid
  join pg_namespace tn on tn.oid = tc.relnamespace
  where k.contype = 'f'
  order by k.conrelid, k.conname
),
views as (
  select n.nspname as schema, c.relname as name, c.oid, r.ev_action::text as definition
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_rewrite r on r.ev_class = c.oid and r.rulename = '_RETURN'
  where c.relkind in ('v', 'm') and n.nspname = any ($1::name[] || $2::name[])
),
row_types as (
  select c.reltype, c.oid, n.nspname as schema, c.relname as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm', 'f') and c.reltype <> 0
),
parameters as (
  select
    p.oid,
    json_agg(json_build_object(
      'name', coalesce(p.proargnames[u.ord], ''),
      'type', format_type(u.type, null),
      'castType', case u.type
        when 'bit'::regtype then 'bit varying'
        when 'bit[]'::regtype then 'bit varying[]'
        when 'bpchar'::regtype then 'character varying'
        when 'bpchar[]'::regtype then 'character varying[]'
        else format_type(u.type, null)
      end,
      'required', u.input <= p.pronargs - p.pronargdefaults,
      'variadic', coalesce(p.proargmodes[u.ord] = 'v', false)
    ) order by u.ord) as list,
    count(*) filter (where coalesce(p.proargnames[u.ord], '') = '') as unnamed,
    count(*) as total,
    (array_agg(u.type))[1] as first_type
  from pg_proc p
  join exposed on exposed.oid = p.pronamespace
  cross join lateral (
    select type, ord, row_number() over (order by ord) as input
    from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as a (type, ord)
    where p.proargmodes is null or p.proargmodes[ord] in ('i', 'b', 'v')
  ) u
  group by p.oid
),
routines as (
  select
    exposed.nspname as schema, p.proname as name, p.oid,
    coalesce(parameters.list, '[]') as parameters,
    rn.nspname as return_schema, coalesce(rc.relname, rt.typname) as return_name, p.proretset as returns_set,
    rt.typtype = 'c' or coalesce(p.proargmodes::text[] && '{t,b,o}', false) as returns_composite,
    p.provolatile, p.procost, p.proconfig
  from pg_proc p
  join exposed on exposed.oid = p.pronamespace
  join bases on bases.type_oid = p.prorettype
  join pg_type rt on rt.oid = bases.base_oid
  join pg_namespace rn on rn.oid = rt.typnamespace
  left join pg_class rc on rc.oid = rt.typrelid and rt.typrelid <> 0
  left join parameters on parameters.oid = p.oid
  where p.prokind = 'f' and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
    and (
      coalesce(parameters.unnamed, 0) = 0
      or (parameters.unnamed = 1 and parameters.total = 1
        and parameters.first_type::regtype in ('json'::regtype, 'jsonb'::regtype, 'text'::regtype, 'xml'::regtype, 'bytea'::regtype))
    )
)
select json_build_object(
  'relations', (select coalesce(json_agg(json_build_object(
      'schema', schema, 'name', name, 'isView', relkind in ('v', 'm'), 'columns', coalesce(columns, '[]'),
      'primaryKey', coalesce((select to_json(k.columns) from named_keys k where k.contype = 'p' and k.conrelid = relations.oid), '[]'),
      'insertable', writable & 8 = 8, 'updatable', writable & 4 = 4, 'deletable', writable & 16 = 16,
      'description', obj_description(relations.oid, 'pg_class')
    ) order by schema, name), '[]') from relations),
  'foreignKeys', (select coalesce(json_agg(json_build_object(
      'from', json_build_object('schema', from_schema, 'name', from_name),
      'to', json_build_object('schema', to_schema, 'name', to_name),
      'constraint', conname, 'columns', columns, 'foreignColumns', foreign_columns,
      'isSelf', is_self, 'isUnique', is_unique
    )), '[]') from foreign_keys),
  'views', (select coalesce(json_agg(json_build_object(
      'schema', schema, 'name', name, 'definition', definition,
      'columns', (select json_object_agg(attnum, attname) from pg_attribute where attrelid = views.oid and attnum > 0)
    )), '[]') from views),
  'tablesOfViews', (select coalesce(json_object_agg(c.oid, json_build_object(
      'schema', n.nspname, 'name', c.relname,
      'columns', (select json_object_agg(attnum, attname) from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped)
    )), '{}')
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname <> all ('{pg_catalog,information_schema,pg_toast}')
      and exists (select from views)),
  'keysOfTables', (select coalesce(json_agg(json_build_object(
      'schema', n.nspname, 'name', c.relname, 'columns', k.columns)), '[]')
    from named_keys k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'p'),
  'computed', (select coalesce(json_agg(json_build_object(
      'routine', json_build_object('schema', n.nspname, 'name', p.proname),
      'from', json_build_object('schema', a.schema, 'name', a.name),
      'to', json_build_object('schema', r.schema, 'name', r.name),
      'single', not p.proretset or p.prorows = 1
    ) order by p.oid), '[]')
    from pg_proc p
    join exposed n on n.oid = p.pronamespace
    join row_types a on a.reltype = p.proargtypes[0]
    join row_types r on r.reltype = p.prorettype
    where p.pronargs = 1 and p.prokind = 'f'),
  'routines', (select coalesce(json_agg(json_build_object(
      'schema', schema, 'name', name, 'parameters', parameters,
      'returns', json_build_object('schema', return_schema, 'name', return_name, 'isSet', returns_set, 'isComposite', returns_composite),
      'volatility', case provolatile when 'i' then 'immutable' when 's' then 'stable' else 'volatile' end,
      'cost', procost,
      'config', coalesce(to_json(proconfig), '[]'),
      'description', obj_description(oid, 'pg_proc')
    ) order by oid), '[]') from routines),
  'roles', (select coalesce(json_agg(json_build_object('name', r.rolname, 'config', s.setconfig)), '[]')
    from pg_db_role_setting s join pg_roles r on r.oid = s.setrole
    where s.setdatabase in (0, (select oid from pg_database where datname = current_database())))
)::text as catalogue
`
