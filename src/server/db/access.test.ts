import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ACCESS_EXAMPLES } from '#domain/access/access.examples.ts'
import type { Action, Resource } from '#domain/access/permissions.ts'
import { createItem } from '#seed/fixtures/create-item.ts'
import { createTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'
import { ANONYMOUS, type Caller } from './caller.ts'
import { transactionAs } from './transaction.ts'

let t: TestApp
let other: TestUser
let item: { id: string }
beforeAll(async () => {
  t = await createTestApp({}, { connections: 4 })
  other = await t.user({ name: 'Somebody Else' })
  item = await createItem(t.db.pool, { owner: other.id, pricePerDayCents: 1_000 })
})
afterAll(() => t.close())

const callerOf = (user: TestUser | null): Caller =>
  user
    ? { role: 'authenticated', userId: user.id, claims: { sub: user.id, role: 'authenticated' } }
    : ANONYMOUS

/** Whether a statement reaches a row as somebody; what it does is undone. */
async function reaches(user: TestUser | null, statement: string, values: unknown[]): Promise<boolean> {
  const undone = new Error('undone')
  let reached = false
  await transactionAs(t.db, callerOf(user), async (client) => {
    reached = ((await client.query(statement, values)).rowCount ?? 0) > 0
    throw undone
  }).catch((error: Error & { code?: string }) => {
    if (error !== undone && error.code !== '42501') throw error
  })
  return reached
}

type Subject = { me: TestUser | null; own: boolean }
const subjectOf = ({ me, own }: Subject) => (own && me ? me.id : other.id)

/** How the data API would do what an example is about; what is missing here is decided by use cases alone. */
const STATEMENTS: Partial<Record<`${Action} ${Resource}`, (subject: Subject) => [string, unknown[]]>> = {
  'view product': () => ['select from public.items where id = $1', [item.id]],
  'view user': (subject) => ['select from public.profiles where id = $1', [subjectOf(subject)]],
  'update user': (subject) => [
    `update public.profiles set bio = 'changed' where id = $1`,
    [subjectOf(subject)],
  ],
  'delete user': (subject) => ['delete from public.profiles where id = $1', [subjectOf(subject)]],
}

/** Where policies are narrower than the table of permissions, on purpose: the act goes through a use case. */
const BY_USE_CASE_ONLY = new Set(['delete user'])

const mirrored = ACCESS_EXAMPLES.filter(({ action, resource }) => STATEMENTS[`${action} ${resource}`])

describe('what policies let through', () => {
  it.each(mirrored)('$roles $action $resource (own: $own): at most $allowed', async (example) => {
    const { roles, action, resource, own = false, allowed } = example
    const me = roles && (await t.user({ roles: [...roles] }))
    const [statement, values] = STATEMENTS[`${action} ${resource}`]!({ me, own })
    const expected = allowed && !BY_USE_CASE_ONLY.has(`${action} ${resource}`)
    expect(await reaches(me, statement, values)).toBe(expected)
  })

  it('mirrors enough of the examples to mean something', () => {
    expect(mirrored.length).toBeGreaterThanOrEqual(6)
    expect(new Set(mirrored.map(({ allowed }) => allowed))).toEqual(new Set([true, false]))
  })
})

describe('what nobody gives themselves through the data API', () => {
  it.each([
    ['roles', `'{admin}'`],
    ['kyc_level', '5'],
    ['kyc_status', `'verified'`],
    ['is_blocked', 'false'],
    ['email', `'admin@example.org'`],
    ['rating_sum', '500'],
  ])('%s of the own profile, whatever the role', async (column, value) => {
    for (const role of ['user', 'moderator', 'admin']) {
      const me = await t.user({ roles: [role] })
      const change = `update public.profiles set ${column} = ${value} where id = $1`
      expect([role, await reaches(me, change, [me.id])]).toEqual([role, false])
    }
  })

  it.each(['orders', 'bookings', 'payments', 'refunds', 'calendar_entries', 'kyc_submissions', 'reviews'])(
    'rows of %s',
    async (table) => {
      const me = await t.user({ roles: ['admin'] })
      expect(await reaches(me, `delete from public.${table}`, [])).toBe(false)
      expect(await reaches(me, `insert into public.${table} default values`, [])).toBe(false)
    },
  )
})

describe('what others may know of a person', () => {
  it('is the first name, never address or phone', async () => {
    const { data } = await t.client().from('public_profiles').select('*').eq('id', other.id).single()
    expect(data).toMatchObject({ first_name: 'Somebody' })
    expect(Object.keys(data!)).not.toEqual(expect.arrayContaining(['email']))
    expect(JSON.stringify(data)).not.toContain('Else')
    expect(await reaches(null, 'select from public.profiles where id = $1', [other.id])).toBe(false)
  })

  it('a blocked moderator sees no more than anybody', async () => {
    const me = await t.user({ roles: ['moderator'] })
    const look = 'select from public.profiles where id = $1'
    expect(await reaches(me, look, [other.id])).toBe(true)
    await t.db.pool.query('update public.profiles set is_blocked = true where id = $1', [me.id])
    expect(await reaches(me, look, [other.id])).toBe(false)
  })
})
