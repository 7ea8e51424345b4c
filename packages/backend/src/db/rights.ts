import type pg from 'pg'
import { StartError } from '../start/start-error.ts'

type Queryable = Pick<pg.ClientBase, 'query'>

/**
 * Everything that says who may do what: roles, policies, grants, one row each. Without expressions, which each version
 * of PostgreSQL prints in its own way, and without the rights of owners.
 */
const PRESENT = `
  with callers as (
    select oid, rolname, rolbypassrls from pg_roles where rolname in ('anon', 'authenticated', 'service_role')
  ), schemas as (
    select oid, nspname, nspacl from pg_namespace
    where nspname !~ '^pg_' and nspname not in ('information_schema', 'lendaround', 'pgboss')
  ), relations as (
    select c.oid, c.relrowsecurity, c.relacl, format('%I.%I', nspname, relname) as name
    from pg_class c join schemas s on s.oid = relnamespace
  ), grants (acl, name) as (
    select nspacl, format('schema %I', nspname) from schemas
    union all select relacl, name from relations
    union all select attacl, format('%s (%I)', name, attname) from pg_attribute join relations r on r.oid = attrelid
    union all
    select proacl, format('%I.%I(%s)', nspname, proname, pg_get_function_identity_arguments(p.oid))
    from pg_proc p join schemas s on s.oid = pronamespace
  )
  select 'role' as kind, rolname::text as name from callers where pg_has_role(current_user, oid, 'member')
  union select 'role', rolname || ' bypassrls' from callers where rolbypassrls
  union select 'policy', format('row-level security of %s', name) from relations where relrowsecurity
  union
  select 'policy', format('%I on %s for %s', polname, r.name,
    (select string_agg(coalesce(rolname, 'public'), ', ' order by rolname)
     from unnest(polroles) role left join pg_roles on pg_roles.oid = role))
  from pg_policy join relations r on r.oid = polrelid
  union
  select 'grant', format('%s on %s to %s', lower(privilege_type), g.name, rolname)
  from grants g, aclexplode(g.acl) join callers on callers.oid = grantee
  where privilege_type in ('SELECT', 'INSERT', 'UPDATE', 'DELETE', 'EXECUTE', 'USAGE')`

/** Before anything runs that may change rights, in its transaction: they are recorded anew once all of it has run. */
export const FORGET_RIGHTS = 'delete from lendaround.rights'

/** Records what is there as what has to be there, where nothing is recorded. */
export async function recordRights(client: Queryable): Promise<void> {
  await client.query(
    `insert into lendaround.rights (kind, name)
     select kind, name from (${PRESENT}) as present where not exists (select from lendaround.rights)
     on conflict do nothing`,
  )
}

/** What is recorded and no longer there, in words; undefined where nothing is missing. */
export async function missingRights(client: Queryable): Promise<string | undefined> {
  const { rows } = await client.query<{ kind: string; count: number; example: string }>(
    `select kind, count(*)::int as count, min(name) as example
     from lendaround.rights r where not exists (select from (${PRESENT}) as p where p.kind = r.kind and p.name = r.name)
     group by kind order by kind desc`,
  )
  if (rows.length === 0) return
  return rows.map(({ kind, count, example }) => `${count} × ${kind} (such as “${example}”)`).join(', ')
}

/** Throws where policies or grants are gone, without which every request fails or, worse, may do too much. */
export async function assertRights(client: Queryable): Promise<void> {
  const missing = await missingRights(client)
  if (!missing) return
  throw new StartError(
    `The database lacks rights that it was made with, as after a restore without its roles: ${missing}. ` +
      'Make the roles and restore again, see "Backups" in docs/operating.md.',
  )
}
