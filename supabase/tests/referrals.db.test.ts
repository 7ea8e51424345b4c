import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '#backend/db/transaction.ts'
import { createPerson, type Person } from '#seed/fixtures/create-person.ts'
import { createTestApp, type TestApp } from '#server/testing/app.ts'

let t: TestApp
/** Each referred the next. */
const line: Person[] = []
beforeAll(async () => {
  t = await createTestApp({ AUTH_AUTOCONFIRM: 'false' })
  for (let n = 0; n < 6; n++) {
    const before = line.at(-1)
    line.push(await createPerson(t.db.pool, before ? { referralCode: before.referralCode } : {}))
  }
})
afterAll(() => t.close())

const chainOf = async (id: string) =>
  (
    await t.db.pool.query<{ referral_chain: string[] }>(
      'select referral_chain from public.affiliates where id = $1',
      [id],
    )
  ).rows[0]!.referral_chain
const ids = (...places: number[]) => places.map((n) => line[n]!.id)

const rolesOf = async ({ id }: { id: string }) =>
  (await t.db.pool.query<{ roles: string[] }>('select roles from public.profiles where id = $1', [id]))
    .rows[0]!.roles

/** The figures that the affiliate programme shows a person about themselves. */
async function counts(person: { id: string }) {
  const caller = {
    role: 'authenticated' as const,
    userId: person.id,
    claims: { sub: person.id, role: 'authenticated' },
  }
  const { rows } = await inTransaction(t.db, { as: caller }, (client) =>
    client.query(
      `select level_1_referrals, level_2_referrals, level_3_referrals, level_4_referrals, total_referrals
       from public.affiliate_users where id = $1`,
      [person.id],
    ),
  )
  return Object.values(rows[0]!).map(Number)
}

/** The refusal of a change of a person's referrer. */
async function refusalOf(person: string, referrer: string): Promise<string> {
  try {
    await t.db.pool.query('update public.affiliates set referred_by = $2 where id = $1', [person, referrer])
    return 'allowed'
  } catch (error) {
    const { code, constraint } = error as { code: string; constraint: string }
    return `${code} ${constraint}`
  }
}

describe('a referral', () => {
  it('is kept for four levels, nearest first', async () => {
    expect(await chainOf(line[0]!.id)).toEqual([])
    expect(await chainOf(line[3]!.id)).toEqual(ids(2, 1, 0))
    expect(await chainOf(line[5]!.id)).toEqual(ids(4, 3, 2, 1))
  })

  it('is counted by level', async () => {
    expect(await counts(line[0]!)).toEqual([1, 1, 1, 1, 4])
    expect(await counts(line[4]!)).toEqual([1, 0, 0, 0, 1])
  })

  it('is made at registration and counts once the address is confirmed', async () => {
    const referrer = await createPerson(t.db.pool)
    const { data, error } = await t.client().auth.signUp({
      email: 'brought@example.org',
      password: 'quiet-Lantern-4821',
      options: { data: { name: 'Bo', referral_code: referrer.referralCode } },
    })
    expect(error).toBeNull()
    expect(await chainOf(data.user!.id)).toEqual([referrer.id])
    expect(await counts(referrer)).toEqual([0, 0, 0, 0, 0])
    expect(await rolesOf(referrer)).not.toContain('affiliate')
    await t.client({ secret: true }).auth.admin.updateUserById(data.user!.id, { email_confirm: true })
    expect(await counts(referrer)).toEqual([1, 0, 0, 0, 1])
    expect(await rolesOf(referrer)).toContain('affiliate')
  })

  it('cannot be written by hand: the chain follows from the referrer', async () => {
    const person = await createPerson(t.db.pool)
    await t.db.pool.query('update public.affiliates set referral_chain = $2 where id = $1', [
      person.id,
      ids(0, 1),
    ])
    expect(await chainOf(person.id)).toEqual([])
    expect(await refusalOf(person.id, line[1]!.id)).toBe('allowed')
    expect(await chainOf(person.id)).toEqual(ids(1, 0))
  })

  it('never changes, and is never to oneself or circular', async () => {
    expect(await refusalOf(line[2]!.id, line[0]!.id)).toBe('LA011 affiliates_referred_once')
    expect(await refusalOf(line[0]!.id, line[5]!.id)).toBe('LA012 affiliates_no_circle')
    const alone = await createPerson(t.db.pool)
    expect(await refusalOf(alone.id, alone.id)).toBe('23514 affiliates_not_by_themselves')
  })

  it('is not circular if two people name each other at the same time', async () => {
    const [a, b] = [await createPerson(t.db.pool), await createPerson(t.db.pool)]
    const outcomes = await Promise.all([refusalOf(a.id, b.id), refusalOf(b.id, a.id)])
    expect(outcomes.filter((outcome) => outcome === 'allowed').length).toBeLessThanOrEqual(1)
    const { rows } = await t.db.pool.query(
      'select from public.affiliates where id = any ($1) and referred_by is not null',
      [[a.id, b.id]],
    )
    expect(rows.length).toBeLessThanOrEqual(1)
  })

  it('keeps the levels of the referrers above when an account in between is deleted', async () => {
    const top = await createPerson(t.db.pool)
    const between = await createPerson(t.db.pool, { referralCode: top.referralCode })
    const last = await createPerson(t.db.pool, { referralCode: between.referralCode })
    await t.db.pool.query('delete from auth.users where id = $1', [between.id])
    expect(await chainOf(last.id)).toEqual([between.id, top.id])
    expect(await counts(top)).toEqual([0, 1, 0, 0, 1])
  })
})
