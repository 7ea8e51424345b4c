import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'

let t: TestApp
let admin: TestUser
let moderator: TestUser
let person: TestUser
beforeAll(async () => {
  t = await createTestApp()
  admin = await t.user({ roles: ['admin'] })
  moderator = await t.user({ roles: ['moderator'] })
})
beforeEach(async () => {
  person = await t.user({ name: 'Petra Person' })
})
afterAll(() => t.close())

async function say(as: TestUser | undefined, name: string, body: object) {
  const { data, error, response } = await t.client(as ? { as } : {}).functions.invoke(name, { body })
  return { data, code: error && ((await response!.json()) as { code: string }).code }
}
const rows = async (text: string, values: unknown[] = []) => (await t.db.pool.query(text, values)).rows
const sessionsOf = async (as: TestUser, { id }: TestUser) =>
  (await t.client({ as }).rpc('staff_sessions', { person: id })).data ?? []
const addFactor = ({ id }: TestUser) =>
  rows(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values ($2, $1, 'totp', 'verified', now(), now())`,
    [id, randomUUID()],
  )
const isSignedIn = async (as: TestUser) =>
  ((await t.client({ as }).from('profiles').select('id').eq('id', as.id)).data ?? []).length === 1
const audited = (action: string) =>
  rows(
    'select actor_id, subject_id, details from public.audit_log where action = $1 order by id desc limit 1',
    [action],
  )

const reason = 'Phone lost, called back on the number we know'
const INPUTS = [
  ['end-person-sessions', () => ({ personId: person.id, reason })],
  ['reset-second-factor', () => ({ personId: person.id, reason })],
] as const

describe.each(INPUTS)('%s', (name, input) => {
  it('is for admins alone, about others alone, and with a reason', async () => {
    await addFactor(person)
    expect((await say(undefined, name, input())).code).toBe('UNAUTHENTICATED')
    expect((await say(await t.user(), name, input())).code).toBe('UNAUTHORIZED')
    expect((await say(moderator, name, input())).code).toBe('UNAUTHORIZED')
    expect((await say(admin, name, { ...input(), personId: admin.id })).code).toBe('UNAUTHORIZED')
    expect((await say(admin, name, { ...input(), personId: randomUUID() })).code).toBe('NOT_FOUND')
    expect((await say(admin, name, { ...input(), reason: ' ' })).code).toBe('BAD_INPUT')
    expect(await rows('select from auth.sessions where user_id = $1', [person.id])).toHaveLength(1)
  })
})

describe('the sessions of a person', () => {
  it('are listed for admins alone', async () => {
    expect(await sessionsOf(admin, person)).toHaveLength(1)
    expect(await sessionsOf(moderator, person)).toEqual([])
    expect(await sessionsOf(person, person)).toEqual([])
  })

  it('end one by one or all at once, from that moment on, and the audit log says why', async () => {
    await rows('insert into auth.sessions (id, user_id) values ($1, $2)', [randomUUID(), person.id])
    expect(await isSignedIn(person)).toBe(true)
    const [first] = await sessionsOf(admin, person)
    const one = await say(admin, 'end-person-sessions', { personId: person.id, sessionId: first!.id, reason })
    expect(one.data).toEqual({ ended: 1 })
    await say(admin, 'end-person-sessions', { personId: person.id, reason })
    expect(await isSignedIn(person)).toBe(false)
    expect(await audited('end-person-sessions')).toEqual([
      { actor_id: admin.id, subject_id: person.id, details: { reason, ended: 1 } },
    ])
  })

  it('of somebody else do not end with them', async () => {
    const other = await t.user()
    const [theirs] = await sessionsOf(admin, other)
    const answer = await say(admin, 'end-person-sessions', {
      personId: person.id,
      sessionId: theirs!.id,
      reason,
    })
    expect(answer.data).toEqual({ ended: 0 })
    expect(await isSignedIn(other)).toBe(true)
  })
})

describe('a second factor that is reset', () => {
  it('goes with recovery codes, sessions and API keys, and its person is told', async () => {
    await addFactor(person)
    await rows(
      `insert into public.api_keys (user_id, name, prefix, digest, scopes, expires_at)
       values ($1, 'Shop', 'lend_abcdef', sha256($2), '{listings:read}', now() + interval '9 days')`,
      [person.id, person.id],
    )
    expect((await say(admin, 'reset-second-factor', { personId: person.id, reason })).code).toBeNull()
    for (const table of ['auth.mfa_factors', 'auth.sessions', 'public.recovery_codes', 'public.api_keys']) {
      expect([table, await rows(`select from ${table} where user_id = $1`, [person.id])]).toEqual([table, []])
    }
    expect(await isSignedIn(person)).toBe(false)
    expect(await audited('reset-second-factor')).toEqual([
      { actor_id: admin.id, subject_id: person.id, details: { reason } },
    ])
    const notices = await rows('select data from public.notifications where user_id = $1', [person.id])
    expect(notices).toEqual([{ data: { change: 'second-factor-reset' } }])
    expect(await rows(`select from public.outbox where person_id = $1`, [person.id])).toHaveLength(1)
  })

  it('takes nothing from a person who has none', async () => {
    expect((await say(admin, 'reset-second-factor', { personId: person.id, reason })).code).toBe(
      'NO_SECOND_FACTOR',
    )
    expect(await isSignedIn(person)).toBe(true)
  })
})
