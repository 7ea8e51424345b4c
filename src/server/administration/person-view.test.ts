import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PersonView } from '#contract/person-view.ts'
import { VIEW_MINUTES, VIEWED } from '#domain/access/person-view.ts'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { createItem } from '#seed/fixtures/create-item.ts'
import { createTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'
import { allUseCases } from '../areas.ts'

let t: TestApp
let admin: TestUser
let renter: TestUser
beforeAll(async () => {
  t = await createTestApp()
  admin = await t.user({ roles: ['admin'] })
  renter = await t.user({ name: 'Rita Renter' })
  const owner = await t.user()
  const { id } = await createItem(t.db.pool, { owner: owner.id })
  await createBooking(t.db.pool, {
    item: id,
    renter: renter.id,
    start: new Date('2030-01-20T09:00:00Z'),
    end: new Date('2030-01-21T09:00:00Z'),
  })
})
afterAll(() => t.close())

async function call<Answer>(name: string, body: object, as: TestUser | undefined = admin) {
  const { data, error } = await t.client(as ? { as } : {}).functions.invoke(name, { body })
  if (!error) return { ok: data as Answer }
  return { code: ((await error.context.json()) as { code: string }).code }
}
const begin = async (person = renter, as = admin) =>
  call<PersonView>('view-person', { personId: person.id, reason: 'Cannot find the booking' }, as)
const keyOf = async () => (await begin()).ok!.key

/** What the site answers to somebody with this key. */
async function ask(key: string, path: string, method = 'GET', body?: object) {
  const response = await t.app.request(path, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, text, code: /"(?:code|error_code)":\s*"?([\w-]+)/.exec(text)?.[1] }
}

describe('an admin who views the site as a person', () => {
  it('reads what the person sees, and neither messages, notices, proofs, codes nor keys', async () => {
    const key = await keyOf()
    const { text } = await ask(key, '/rest/v1/bookings?select=id,renter_id')
    expect(JSON.parse(text)).toMatchObject([{ renter_id: renter.id }])
    expect((await ask(key, '/rest/v1/rpc/my_overview', 'POST', {})).status).toBe(200)
    for (const table of [
      'messages',
      'notifications',
      'kyc_submissions',
      'booking_codes',
      'api_keys',
      'payout_methods',
    ])
      expect(await ask(key, `/rest/v1/${table}`), table).toMatchObject({
        status: 403,
        code: 'KEY_SCOPE_MISSING',
      })
    // Nor what is hidden by way of a table that is not.
    expect((await ask(key, '/rest/v1/bookings?select=id,booking_codes(code)')).status).toBeGreaterThanOrEqual(
      400,
    )
  })

  it('is refused by every use case', async () => {
    const key = await keyOf()
    const done: string[] = []
    for (const { name } of allUseCases({})) {
      const { code } = await ask(key, `/functions/v1/${name}`, 'POST', {})
      if (code !== 'KEY_SCOPE_MISSING') done.push(name)
    }
    expect(allUseCases({}).length).toBeGreaterThan(100)
    expect(done).toEqual([])
  })

  it('writes to no table, and calls no function that could', async () => {
    const key = await keyOf()
    const { rows: relations } = await t.db.pool.query<{ name: string }>(
      `select c.relname as name from pg_class c
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p')`,
    )
    const written: string[] = []
    for (const { name } of relations) {
      for (const method of ['POST', 'PATCH', 'PUT', 'DELETE']) {
        const { status } = await ask(key, `/rest/v1/${name}?id=eq.1`, method, {})
        if (status !== 403) written.push(`${method} ${name}`)
      }
    }
    expect(relations.length).toBeGreaterThan(80)
    expect(written).toEqual([])
    const { rows: routines } = await t.db.pool.query<{ name: string; volatility: string }>(
      `select p.proname as name, p.provolatile as volatility from pg_proc p
       where p.pronamespace = 'public'::regnamespace`,
    )
    const called: string[] = []
    for (const { name } of routines.filter(({ name }) => !VIEWED.has(name))) {
      const { status } = await ask(key, `/rest/v1/rpc/${name}`, 'POST', {})
      if (status !== 403) called.push(name)
    }
    expect(called).toEqual([])
    expect(routines.filter(({ name, volatility }) => VIEWED.has(name) && volatility === 'v')).toEqual([])
    const known = new Set([...relations, ...routines].map(({ name }) => name))
    expect([...VIEWED].filter((name) => !known.has(name))).toEqual([])
  })

  it.each([
    ['/auth/v1/user', 'PUT'],
    ['/auth/v1/user', 'GET'],
    ['/auth/v1/factors', 'POST'],
    ['/auth/v1/logout', 'POST'],
    ['/storage/v1/object/avatars/x.webp', 'POST'],
    ['/storage/v1/object/sign/identity/x.webp', 'POST'],
  ])('gets into nothing of the account and the files: %s %s', async (path, method) => {
    const { status } = await ask(await keyOf(), path, method, method === 'GET' ? undefined : {})
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })

  it('is in the audit log with the reason, from beginning to end, and in the person’s export', async () => {
    await t.db.pool.query('delete from public.person_views')
    const key = await keyOf()
    await call('end-person-view', { key }, undefined)
    const { rows } = await t.db.pool.query(
      'select action, details, actor_id from public.audit_log where subject_id = $1 order by id desc limit 2',
      [renter.id],
    )
    expect(rows).toMatchObject([
      { action: 'end-person-view', actor_id: admin.id },
      { action: 'view-person', actor_id: admin.id, details: { reason: 'Cannot find the booking' } },
    ])
    const exported = await call<object>('export-my-data', {}, renter)
    expect(JSON.stringify(exported.ok)).toContain('view-person')
  })
})

describe('a view ends', () => {
  const works = async (key: string) => (await ask(key, '/rest/v1/bookings?select=id')).status === 200

  it('by one press, also twice', async () => {
    const key = await keyOf()
    expect(await works(key)).toBe(true)
    expect(await call('end-person-view', { key }, undefined)).toEqual({ ok: {} })
    expect(await call('end-person-view', { key }, undefined)).toEqual({ ok: {} })
    expect(await works(key)).toBe(false)
  })

  it('by itself after its minutes, and with the next one', async () => {
    const first = await keyOf()
    const second = await keyOf()
    expect([await works(first), await works(second)]).toEqual([false, true])
    t.setNow(new Date(Date.now() + VIEW_MINUTES * 60_000 + 1_000))
    expect(await works(second)).toBe(false)
    t.setNow(new Date())
  })

  it('with the admin’s session, role or account', async () => {
    for (const undo of [
      `update public.profiles set roles = '{user}' where id = $1`,
      'update public.profiles set is_blocked = true where id = $1',
      'delete from auth.sessions where user_id = $1',
    ]) {
      const other = await t.user({ roles: ['admin'] })
      const { key } = (await begin(renter, other)).ok!
      expect(await works(key)).toBe(true)
      await t.db.pool.query(undo, [other.id])
      expect(await works(key), undo).toBe(false)
    }
  })
})

it('is not for moderators, and shows nobody of the team', async () => {
  const moderator = await t.user({ roles: ['moderator'] })
  const colleague = await t.user({ roles: ['admin'] })
  expect(await begin(renter, moderator)).toEqual({ code: 'UNAUTHORIZED' })
  for (const person of [admin, moderator, colleague])
    expect(await begin(person)).toEqual({ code: 'UNAUTHORIZED' })
})
