import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { rounds } from '#backend/testing/rounds.ts'
import { createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import type { TestUser } from '#server/testing/app.ts'
import { atOnce } from '#server/testing/at-once.ts'

vi.setConfig({ testTimeout: 120_000 })
const ROUNDS = rounds(6, 200)

let t: Awaited<ReturnType<typeof createCheckoutFixture>>
let team: TestUser[]
beforeAll(async () => {
  t = await createCheckoutFixture()
  team = [await t.user({ roles: ['admin'] }), await t.user({ roles: ['admin'] })]
})
afterAll(() => t.close())

type Answer = { status: number; code?: string }
const deadlocks = async () => {
  const { rows } = await t.db.pool.query<{ deadlocks: number }>(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  )
  return rows[0]!.deadlocks
}

/** Both start while the row of `person` is held, so that each has taken by then all that it takes before it. */
const collide = (person: TestUser, acts: (() => Promise<Answer>)[]) =>
  atOnce<Answer>(
    t.db,
    { lock: 'select from public.profiles where id = $1 for update', values: [person.id] },
    acts,
  )
async function report(person: TestUser): Promise<string> {
  await t.say(await t.user(), 'report', { subject: 'person', id: person.id, reason: 'harassment' })
  const [row] = await t.rows<{ id: string }>(
    'select id from public.cases where person_id = $1 order by created_at desc, id limit 1',
    [person.id],
  )
  return row!.id
}
const warn = { decision: 'warn', reason: 'name' }

it('settles two reports of one person at the same moment one after the other, round after round', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const person = await t.user()
    await Promise.all([report(person), report(person)])
    const ids = await t.rows<{ id: string }>('select id from public.cases where person_id = $1', [person.id])
    const answers = await collide(
      person,
      team.map((who, n) => () => t.say(who, 'decide-case', { id: ids[n]!.id, ...warn })),
    )
    // The first answers both reports.
    expect(answers).toMatchObject([{ status: 200 }, { status: 409, code: 'WRONG_STATE' }])
  }
  expect(await deadlocks()).toBe(0)
})

it('lets one moderator judge a person while another decides on a report of them', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const person = await t.user()
    const id = await report(person)
    const acts = [
      () => t.say(team[0]!, 'judge-person', { personId: person.id, ...warn }),
      () => t.say(team[1]!, 'decide-case', { id, decision: 'dismiss' }),
    ]
    const answers = await collide(person, round % 2 ? acts : acts.toReversed())
    expect(answers.every(({ status, code }) => status === 200 || code === 'WRONG_STATE')).toBe(true)
  }
  expect(await deadlocks()).toBe(0)
})

it('lets two admins judge each other', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const [one, other] = [await t.user({ roles: ['admin'] }), await t.user({ roles: ['admin'] })]
    const decision = round % 2 ? 'block' : 'warn'
    const answers = await Promise.all([
      t.say(one, 'judge-person', { personId: other.id, ...warn, decision }),
      t.say(other, 'judge-person', { personId: one.id, ...warn, decision }),
    ])
    const codes = answers.map(({ status, code }) => code ?? status)
    // One of them stays.
    expect(codes.toSorted()).toEqual(decision === 'warn' ? [200, 200] : [200, 'BLOCKED'])
  }
  expect(await deadlocks()).toBe(0)
})
