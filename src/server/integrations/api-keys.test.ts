import { createHash } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database as Types } from '#contract/database.types.ts'
import type { CreatedApiKey } from '#contract/integrations.ts'
import { API_SCOPES, type ApiScope } from '#domain/access/api-scopes.ts'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { createItem } from '#seed/fixtures/create-item.ts'
import { createTestApp, TEST_ORIGIN, type TestApp, type TestUser } from '#server/testing/app.ts'
import { prove } from './testing/prove.ts'

const DAY_MS = 86_400_000

let t: TestApp
let lender: TestUser
let renter: TestUser
let admin: TestUser
let moderator: TestUser
let draft: string
let foreignDraft: string
beforeAll(async () => {
  t = await createTestApp({ RATE_LIMITS: 'true' })
  lender = await t.user({ name: 'Lena Lender', roles: ['lender'] })
  renter = await t.user({ name: 'Rita Renter' })
  admin = await t.user({ roles: ['admin'] })
  moderator = await t.user({ roles: ['moderator'] })
  for (const person of [lender, renter, admin, moderator]) await prove(t.db, person)
  const { id: item } = await createItem(t.db.pool, { owner: lender.id, title: 'Hammer drill' })
  ;({ id: draft } = await createItem(t.db.pool, { owner: lender.id, title: 'Tent', status: 'draft' }))
  ;({ id: foreignDraft } = await createItem(t.db.pool, { owner: renter.id, status: 'draft' }))
  const start = new Date(Date.now() + 9 * DAY_MS)
  await createBooking(t.db.pool, { item, renter: renter.id, start, end: new Date(start.getTime() + DAY_MS) })
})
afterAll(() => t.close())

const make = (as: TestUser, scopes: readonly string[], more: object = {}) =>
  t
    .client({ as })
    .functions.invoke<CreatedApiKey>('create-api-key', { body: { name: 'Shop', scopes, days: 90, ...more } })
async function keyOf(as: TestUser, ...scopes: ApiScope[]): Promise<CreatedApiKey> {
  await t.db.pool.query('delete from public.api_keys where user_id = $1', [as.id])
  await t.db.pool.query('delete from lendaround.rate_limits')
  const { data, error } = await make(as, scopes)
  if (error) throw error
  return data!
}
async function refusalOf(answer: ReturnType<typeof make>) {
  const { error, response } = await answer
  return error && ((await response!.json()) as { code: string }).code
}

/** The official client with a key in place of a person's session, as a program uses it. */
const program = (key: string) =>
  createClient<Types>(TEST_ORIGIN, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: async (input, init) => t.app.fetch(new Request(input, init)) },
  })
const ask = (path: string, key: string, init: RequestInit = {}) =>
  t.app.request(path, { ...init, headers: { authorization: `Bearer ${key}`, ...init.headers } })

describe('create-api-key', () => {
  it('shows the key once, keeps its digest, and tells its person', async () => {
    const { id, key } = await keyOf(lender, 'listings:read')
    expect(key).toMatch(/^lend_[\w-]{43}$/)
    const { data } = await t
      .client({ as: lender })
      .from('api_keys')
      .select('id, name, prefix, scopes, last_used_at')
    expect(data).toEqual([
      { id, name: 'Shop', prefix: key.slice(0, 11), scopes: ['listings:read'], last_used_at: null },
    ])
    const { rows } = await t.db.pool.query('select * from public.api_keys where id = $1', [id])
    expect(JSON.stringify(rows)).not.toContain(key.slice(11))
    const notices = await t.client({ as: lender }).from('notifications').select('kind, data, path')
    expect(notices.data).toContainEqual({
      kind: 'account-changed',
      data: { change: 'api-key-made' },
      path: '/account/developer',
    })
  })

  it('asks for a proof of the last ten minutes', async () => {
    await prove(t.db, renter, 11)
    expect(await refusalOf(make(renter, ['listings:read']))).toBe('REAUTHENTICATION_NEEDED')
    await prove(t.db, renter)
  })

  it('gives nobody a scope beyond their roles', async () => {
    expect(await refusalOf(make(lender, ['office:read']))).toBe('UNAUTHORIZED')
    expect(await refusalOf(make(moderator, ['office:read']))).toBeNull()
  })

  it('makes none without an end, a scope or a name, nor for more than a year', async () => {
    for (const fault of [
      { days: 400 },
      { days: 0 },
      { scopes: [] },
      { scopes: ['payouts:write'] },
      { name: ' ' },
    ]) {
      expect(await refusalOf(make(lender, ['listings:read'], fault))).toBe('BAD_INPUT')
    }
  })

  it('makes at most ten of one person, also at the same moment', async () => {
    await t.db.pool.query('delete from public.api_keys where user_id = $1', [renter.id])
    const refusals = await Promise.all(
      Array.from({ length: 12 }, () => refusalOf(make(renter, ['bookings:read']))),
    )
    expect(refusals.filter((code) => code === null)).toHaveLength(10)
    expect(refusals.filter((code) => code === 'TOO_MANY_API_KEYS')).toHaveLength(2)
  })
})

describe('a key', () => {
  it('reads its person’s own rows in the official client, and says when', async () => {
    const { id, key } = await keyOf(lender, 'listings:read', 'bookings:read')
    const { data, error } = await program(key).from('bookings').select('status, items(title)')
    expect({ data, error }).toEqual({
      data: [{ status: 'confirmed', items: { title: 'Hammer drill' } }],
      error: null,
    })
    const used = await t.client({ as: lender }).from('api_keys').select('last_used_at').eq('id', id).single()
    expect(used.data!.last_used_at).not.toBeNull()
  })

  it('reads drafts of its person alone, and changes only theirs', async () => {
    const { key } = await keyOf(lender, 'listings:write')
    const titles = await program(key).from('items').select('title').eq('status', 'draft')
    expect(titles.data).toEqual([{ title: 'Tent' }])
    await program(key).from('items').update({ title: 'Large tent' }).in('id', [draft, foreignDraft])
    const { rows } = await t.db.pool.query(`select title from public.items where title = 'Large tent'`)
    expect(rows).toHaveLength(1)
    const published = await program(key).functions.invoke('pause-item', { body: { itemId: foreignDraft } })
    expect(published.response!.status).toBe(404)
  })

  it.each([
    ['listings:read', 'GET', '/rest/v1/bookings'],
    ['listings:read', 'GET', '/rest/v1/messages'],
    ['listings:read', 'PATCH', '/rest/v1/items?id=eq.0'],
    ['bookings:read', 'GET', '/rest/v1/items'],
    ['bookings:read', 'GET', '/rest/v1/booking_codes'],
    ['bookings:read', 'POST', '/rest/v1/rpc/end_my_session'],
    ['messages:read', 'POST', '/rest/v1/messages'],
  ] as const)('with %s may not %s %s', async (scope, method, path) => {
    const { key } = await keyOf(lender, scope)
    const answer = await ask(path, key, { method, ...(method !== 'GET' && { body: '{}' }) })
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      403,
      'KEY_SCOPE_MISSING',
    ])
  })

  it('does not reach by embedding what its scopes do not open', async () => {
    const { key } = await keyOf(lender, 'bookings:read')
    for (const embedded of ['items(title)', 'order_lines(*)', 'payments(*)', 'claims(*)', 'profiles(*)']) {
      const answer = await ask(`/rest/v1/bookings?select=id,${embedded}`, key)
      expect([embedded, answer.status]).toEqual([embedded, 400])
    }
  })

  it('with every scope reaches neither the account nor money, keys, proofs, files or sockets', async () => {
    const { key } = await keyOf(admin, ...API_SCOPES)
    const forbidden = await Promise.all(
      [
        'api_keys',
        'payouts',
        'payout_methods',
        'payments',
        'ledger_entries',
        'kyc_submissions',
        'profiles',
        'audit_log',
        'rpc/my_sessions',
        'rpc/staff_payments',
        'rpc/create_recovery_codes',
        'rpc/person_file',
      ].map(async (path) => (await ask(`/rest/v1/${path}`, key)).status),
    )
    expect(new Set(forbidden)).toEqual(new Set([403]))
    const post = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
    for (const name of [
      'create-api-key',
      'delete-my-account',
      'export-my-data',
      'request-payout',
      'add-payout-method',
      'change-roles',
      'send-message',
      'accept-booking',
      'view-identity',
    ]) {
      expect([name, (await ask(`/functions/v1/${name}`, key, post)).status]).toEqual([name, 403])
    }
    expect((await ask('/auth/v1/user', key)).status).toBeGreaterThanOrEqual(400)
    expect(
      (await ask('/auth/v1/user', key, { method: 'PUT', body: '{"password":"a-new-one-1843"}' })).status,
    ).toBeGreaterThanOrEqual(400)
    expect((await ask('/auth/v1/factors', key, post)).status).toBeGreaterThanOrEqual(400)
    expect((await ask('/storage/v1/bucket', key)).status).toBeGreaterThanOrEqual(400)
  })

  it('has its person’s roles only with the scope for it, and then only for reading', async () => {
    const bookings = (key: string) => program(key).from('bookings').select('id')
    const without = await keyOf(admin, 'bookings:read', 'listings:write')
    expect((await bookings(without.key)).data).toEqual([])
    const items = program(without.key).from('items').select('id').eq('id', foreignDraft)
    expect((await items).data).toEqual([])
    const office = await keyOf(admin, 'bookings:read', 'listings:write', 'office:read')
    expect((await bookings(office.key)).data).toHaveLength(1)
    expect((await program(office.key).rpc('staff_bookings')).data).toHaveLength(1)
    const changed = await program(office.key)
      .from('items')
      .update({ title: 'Mine' })
      .eq('id', foreignDraft)
      .select()
    expect(changed.data).toEqual([])
    await t.db.pool.query(`update public.profiles set roles = '{user}' where id = $1`, [admin.id])
    expect((await bookings(office.key)).data).toEqual([])
    await t.db.pool.query(`update public.profiles set roles = '{admin}' where id = $1`, [admin.id])
  })

  it('describes in OpenAPI only what it opens', async () => {
    const { key } = await keyOf(lender, 'bookings:read')
    const answer = (await (await ask('/rest/v1/', key)).json()) as { paths: object }
    expect(Object.keys(answer.paths)).toContain('/bookings')
    expect(Object.keys(answer.paths)).not.toContain('/payouts')
  })
})

describe('the end of a key', () => {
  const status = async (key: string) => (await ask('/rest/v1/items?limit=1', key)).status

  it('comes at once when it is revoked', async () => {
    const { id, key } = await keyOf(lender, 'listings:read')
    expect(await status(key)).toBe(200)
    await t.client({ as: renter }).from('api_keys').delete().eq('id', id)
    expect(await status(key)).toBe(200)
    await t.client({ as: lender }).from('api_keys').delete().eq('id', id)
    expect(await status(key)).toBe(401)
  })

  it('comes with its day', async () => {
    const { key } = await keyOf(lender, 'listings:read')
    await t.db.pool.query(
      `update public.api_keys set created_at = now() - interval '2 days', expires_at = now() - interval '1 minute'`,
    )
    expect(await status(key)).toBe(401)
  })

  it('comes with a lock of the account', async () => {
    const { key } = await keyOf(lender, 'listings:read')
    for (const [lock, unlock] of [
      ['update public.profiles set is_blocked = true', 'update public.profiles set is_blocked = false'],
      [
        `update auth.users set banned_until = now() + interval '1 day'`,
        'update auth.users set banned_until = null',
      ],
    ] as const) {
      await t.db.pool.query(`${lock} where id = $1`, [lender.id])
      expect(await status(key)).toBe(401)
      await t.db.pool.query(`${unlock} where id = $1`, [lender.id])
    }
    expect(await status(key)).toBe(200)
  })
})

describe('misuse of keys', () => {
  it('refuses one in an address, whatever else is right', async () => {
    const { key } = await keyOf(lender, 'listings:read')
    for (const path of [`/rest/v1/items?apikey=${key}`, `/functions/v1/publish-item?key=${key}`]) {
      const answer = await ask(path, key, { method: path.includes('functions') ? 'POST' : 'GET' })
      expect(answer.status).toBe(401)
    }
  })

  it('answers a wrong key as one that never was', async () => {
    const { key } = await keyOf(lender, 'listings:read')
    const guesses = [`${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`, `lend_${'A'.repeat(43)}`]
    const answers = await Promise.all(
      guesses.map(async (guess) => (await ask('/rest/v1/items', guess)).json()),
    )
    expect(answers[0]).toEqual(answers[1])
  })

  it('limits the requests of one key, not those of its person', async () => {
    const { id, key } = await keyOf(moderator, 'listings:read')
    await t.db.pool.query('select lendaround.take($1, $2, $3, $4)', [
      [hashOf(`api-key:${id}`)],
      [300],
      [60],
      [300],
    ])
    const answer = await ask('/rest/v1/items?limit=1', key)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    const own = await t.client({ as: moderator }).from('items').select('id').limit(1)
    expect(own.error).toBeNull()
  })

  it('stops asking the database for a sender who tries many', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 70; n++) statuses.push((await ask('/rest/v1/items', `lend_${'B'.repeat(43)}`)).status)
    expect(statuses.slice(0, 40).every((one) => one === 401)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
  })
})

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')
