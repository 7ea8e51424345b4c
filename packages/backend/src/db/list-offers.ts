import type pg from 'pg'

/**
 * Everything of a schema that a process may rely on, a line each, what it is about as its second word: columns, functions
 * with their arguments and results, and grants of the data API. `requires` is what a writer or caller has to give. Where all lines of a
 * release are still there and no `requires` was added to what it knows, its processes may go on.
 */
export async function listOffers(client: Pick<pg.ClientBase, 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(OFFERS)
  return rows.map(({ line }) => line)
}

export interface BrokenOffers {
  /** What is no longer there: tables and functions, or parts of those that are left. */
  lost: string[]
  /** What is asked of those who know the table or function, and do not know that. */
  demanded: string[]
}

/** What breaks processes that were made for one list where there is another one now. */
export function brokenOffers(before: string[], now: string[]): BrokenOffers {
  const [was, is] = [new Set(before), new Set(now)]
  const [known, left] = [new Set(before.map(holderOf)), new Set(now.map(holderOf))]
  const lost = before.filter((line) => !isDemand(line) && !is.has(line))
  const demanded = now.filter((line) => isDemand(line) && !was.has(line) && known.has(holderOf(line)))
  return {
    lost: [...new Set(lost.map((line) => (left.has(holderOf(line)) ? nameIn(line) : holderOf(line))))].sort(),
    demanded: demanded.map(nameIn),
  }
}

const isDemand = (line: string) => line.startsWith('requires ')
const nameIn = (line: string) => line.split(' ')[1]!
/** The table or function that a line is about. */
const holderOf = (line: string) => nameIn(line).split('.').slice(0, 2).join('.')

const OFFERS = `
  with schemas as (
    select oid, nspname from pg_namespace
    where nspname !~ '^pg_' and nspname not in ('information_schema', 'lendaround', 'pgboss', 'extensions')
  ), relations as (
    select c.oid, c.relkind, format('%I.%I', nspname, relname) as name
    from pg_class c join schemas s on s.oid = relnamespace
    where c.relkind in ('r', 'p', 'v', 'm')
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  ), columns as (
    select r.relkind, format('%s.%I', r.name, attname) as name, format_type(atttypid, null) as type,
      attnotnull and not atthasdef and attidentity = '' as required
    from relations r join pg_attribute on attrelid = r.oid and attnum > 0 and not attisdropped
  ), functions as (
    select p.*, format('%I.%I', nspname, proname) as name
    from pg_proc p join schemas s on s.oid = pronamespace
    where prokind = 'f' and prorettype <> 'trigger'::regtype
      and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  ), arguments as (
    select f.name, f.proargnames[n] as argument, f.proargtypes[n - 1] as type, n > pronargs - pronargdefaults as optional
    from functions f, generate_series(1, pronargs) n
  )
  select 'column ' || name || ' ' || type as line from columns
  union select 'requires ' || name from columns where required and relkind in ('r', 'p')
  union select 'function ' || name from functions
  union select format('argument %s.%s %s', name, argument, format_type(type, null)) from arguments
  union select format('requires %s.%s', name, argument) from arguments where not optional
  union select format('result %s %s', f.name, format_type(prorettype, null)) from functions f where prorettype <> 'record'::regtype
  union select format('result %s.%s %s', f.name, proargnames[n], format_type(proallargtypes[n], null))
    from functions f, generate_subscripts(proargmodes, 1) n where proargmodes[n] in ('t', 'o')
  -- Without a function's arguments: one more with a default makes another function of it, which is called as before.
  union select regexp_replace(name, '^(\\w+) on (?:schema )?([\\w."]+)(?: ?\\((\\w+)\\)| ?\\(.*\\))? to (\\w+)$', 'grant \\2.\\3 \\1 to \\4')
    from lendaround.rights where kind = 'grant'
  order by line`
