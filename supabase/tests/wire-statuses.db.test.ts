import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/app.ts'

/** Each caller's key or token, and the database role that it acts as. */
const CALLERS = [
  { caller: 'visitor', role: 'anon' },
  { caller: 'user', role: 'authenticated' },
  { caller: 'moderator', role: 'authenticated' },
  { caller: 'admin', role: 'authenticated' },
  { caller: 'service', role: 'service_role' },
] as const

type Caller = (typeof CALLERS)[number]

const VERBS = [
  { method: 'GET', privilege: 'select' },
  { method: 'HEAD', privilege: 'select' },
  { method: 'POST', privilege: 'insert' },
  { method: 'PATCH', privilege: 'update' },
  { method: 'DELETE', privilege: 'delete' },
] as const

interface Relation {
  name: string
  columns: string[]
  /** The columns that an insert may name: not generated or computed. */
  writable: string[]
  /** `role privilege` for each privilege that a role has, even on a single column. */
  granted: string[]
}

let t: TestApp
let relations: Relation[]
let tokens: Record<Caller['caller'], string>

beforeAll(async () => {
  t = await createTestApp({}, { connections: 4 })
  const { rows } = await t.db.pool.query<Relation>(
    `select c.relname::text as name,
       (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
       array(
         select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity <> 'a'
           and pg_column_is_updatable(c.oid, a.attnum, true)
           -- A view does not mark the columns that its table generates or numbers.
           and not exists (
             select from pg_rewrite w
             join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = w.oid and d.refclassid = 'pg_class'::regclass
             join pg_attribute b on b.attrelid = d.refobjid and b.attnum = d.refobjsubid
             where w.ev_class = c.oid and b.attname = a.attname and (b.attgenerated <> '' or b.attidentity = 'a')
           )
       ) as writable,
       array(
         select role || ' ' || privilege
         from unnest(array['anon', 'authenticated', 'service_role']) role,
           unnest(array['select', 'insert', 'update', 'delete']) privilege
         where has_table_privilege(role, c.oid, privilege)
           or (privilege <> 'delete' and has_any_column_privilege(role, c.oid, privilege))
       ) as granted
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p', 'f')
     order by c.relname`,
  )
  relations = rows
  const tokenOf = async (role: string) => (await t.user({ roles: [role] })).token
  tokens = {
    visitor: t.deps.keys.publishableKey,
    user: await tokenOf('user'),
    moderator: await tokenOf('moderator'),
    admin: await tokenOf('admin'),
    service: t.deps.keys.secretKey,
  }
})
afterAll(() => t.close())

async function statusOf(caller: Caller['caller'], path: string, init: { method: string; body?: unknown }) {
  const response = await t.app.request(`/rest/v1/${path}`, {
    method: init.method,
    headers: {
      authorization: `Bearer ${tokens[caller]}`,
      'content-type': 'application/json',
      prefer: 'return=minimal, tx=rollback',
    },
    ...(init.body !== undefined && { body: JSON.stringify(init.body) }),
  })
  await response.text()
  return response.status
}

/** The bodies of a write: empty, or every column null. */
const bodiesOf = (method: string, { columns, writable }: Relation): unknown[] => {
  if (method === 'POST') return [{}, Object.fromEntries(writable.map((column) => [column, null]))]
  return method === 'PATCH' ? [{ [writable[0] ?? columns[0]!]: null }] : [undefined]
}

const REFUSED = { anon: 401, authenticated: 403, service_role: 403 }

describe.each(CALLERS)('to $caller the data API', ({ caller, role }) => {
  it.each(VERBS)(
    'answers $method of each table and view by what was granted',
    async ({ method, privilege }) => {
      const wrong: string[] = []
      for (const relation of relations) {
        const granted = relation.granted.includes(`${role} ${privilege}`)
        for (const body of bodiesOf(method, relation)) {
          const filter = method === 'POST' ? '' : `?${relation.columns[0]}=is.null`
          const status = await statusOf(caller, `${relation.name}${filter}`, { method, body })
          const right = granted ? status < 500 && status !== 404 && status !== 405 : status === REFUSED[role]
          if (!right) wrong.push(`${relation.name}: ${status}${granted ? ' though granted' : ''}`)
        }
      }
      expect(wrong).toEqual([])
    },
  )
})

interface Routine {
  name: string
  /** All its parameters as null. */
  parameters: Record<string, unknown>
  callable: string[]
}

it('answers a call of each function according to its grants', async () => {
  const { rows: routines } = await t.db.pool.query<Routine>(
    `select p.proname::text as name,
       coalesce((select jsonb_object_agg(name, null) from unnest(p.proargnames[:p.pronargs]) name), '{}') as parameters,
       array(select role from unnest(array['anon', 'authenticated']) role
             where has_function_privilege(role, p.oid, 'execute')) as callable
     from pg_proc p
     where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
     order by p.proname`,
  )
  expect(routines.length).toBeGreaterThan(10)
  const wrong: string[] = []
  // The server calls functions only with proper arguments.
  for (const { caller, role } of CALLERS.filter((each) => each.role !== 'service_role')) {
    for (const { name, parameters, callable } of routines) {
      const status = await statusOf(caller, `rpc/${name}`, { method: 'POST', body: parameters })
      const right = callable.includes(role) ? status < 500 : [404, REFUSED[role]].includes(status)
      if (!right) wrong.push(`${caller} ${name}: ${status}`)
    }
  }
  expect(wrong).toEqual([])
})

it('covers every table and view', () => {
  expect(relations.length).toBeGreaterThan(25)
  expect(relations.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['affiliate_users', 'public_reviews', 'items', 'outbox']),
  )
})
