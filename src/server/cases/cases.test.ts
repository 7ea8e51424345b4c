import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import type { TestUser } from '#server/testing/app.ts'

let t: CheckoutFixture
let moderator: TestUser
let colleague: TestUser
beforeEach(async () => {
  t = await createCheckoutFixture()
  moderator = await t.user({ roles: ['moderator'] })
  colleague = await t.user({ roles: ['moderator'] })
})
afterEach(() => t.close())

const report = (as: TestUser, subject: string, id: string, reason: string) =>
  t.say(as, 'report', { subject, id, reason })
const assign = (as: TestUser, id: string, to: string | null) => t.say(as, 'assign-case', { id, to })
const caseIds = async () =>
  (await t.rows<{ id: string }>('select id from public.cases order by created_at')).map(({ id }) => id)
const queue = async (as: TestUser, filter: Record<string, unknown> = {}) => {
  const { data, error } = await t.client({ as }).rpc('staff_cases', filter)
  expect(error).toBeNull()
  return data
}

describe('report', () => {
  it('takes only reasons of its subject, and a rental only with a person', async () => {
    expect(await report(t.renter, 'item', t.item.id, 'fraud')).toMatchObject({ code: 'BAD_INPUT' })
    const about = { subject: 'item', id: t.item.id, reason: 'unsafe', bookingId: t.item.id }
    expect(await t.say(t.renter, 'report', about)).toMatchObject({ code: 'BAD_INPUT' })
  })
})

describe('a case', () => {
  it('is about exactly one subject, with a reason and an outcome of its kind', async () => {
    const insert = (columns: string, values: string) =>
      t.rows(`insert into public.cases (reporter_id, reason, ${columns}) values ($1, ${values})`, [
        t.renter.id,
      ])
    const [item, person] = [`'${t.item.id}'`, `'${t.owner.id}'`]
    await expect(insert('item_id', `'fraud', ${item}`)).rejects.toMatchObject({ constraint: 'cases_reason' })
    await expect(insert('item_id, person_id', `'other', ${item}, ${person}`)).rejects.toMatchObject({
      constraint: 'cases_one_subject',
    })
    await expect(insert('person_id', `'appeal', ${person}`)).rejects.toMatchObject({
      constraint: 'cases_person_appeal_is_own',
    })
    await report(t.renter, 'item', t.item.id, 'unsafe')
    const decided = t.rows(`update public.cases set status = 'warned', decided_at = now() + interval '1 s'`)
    await expect(decided).rejects.toMatchObject({ constraint: 'cases_status' })
  })
})

describe('a long queue', () => {
  /** Cases of one moment among others, so that a page ends between two of the same time. */
  async function fill(columns: string, values: string) {
    await t.rows(
      `insert into public.cases (reporter_id, item_id, reason, created_at, due_at, status${columns})
       select $1, i.id, 'other', now() - interval '1 day', now() + make_interval(hours => n / 3), ${values}
       from public.items i, generate_series(1, 230) n where i.id = $2`,
      [t.renter.id, t.item.id],
    )
  }
  async function walk(is_open: boolean): Promise<{ id: string; at: string }[]> {
    const rows: { id: string; at: string }[] = []
    for (let pages = 0; pages < 5; pages++) {
      const last = rows.at(-1)
      const page = await queue(moderator, { is_open, ...(last && { after_at: last.at, after_id: last.id }) })
      rows.push(...page!.map((one) => ({ id: one.id, at: (is_open ? one.due_at : one.decided_at)! })))
      if (page!.length < 100) return rows
    }
    throw new Error('it has no end')
  }

  it('goes on where a page ended, each case once, by when they are due and the latest decisions first', async () => {
    await fill(', decided_at', `'dismissed', now() - make_interval(mins => n / 4)`)
    const decided = await walk(false)
    expect(new Set(decided.map(({ id }) => id)).size).toBe(230)
    expect(decided.map(({ at }) => at)).toEqual(
      decided
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
    // One open case of a person about a subject: the others are of people of their own.
    await t.rows('drop index public.cases_one_open_of_item')
    await fill('', `'open'`)
    const open = await walk(true)
    expect(new Set(open.map(({ id }) => id)).size).toBe(230)
    expect(open.map(({ at }) => at)).toEqual(open.map(({ at }) => at).toSorted())
  })
})

describe('assign-case', () => {
  it('says who works on it, until it is given back or decided', async () => {
    await report(t.renter, 'person', t.owner.id, 'name')
    const [id = ''] = await caseIds()
    expect(await assign(moderator, id, moderator.id)).toMatchObject({ status: 200 })
    expect(await queue(colleague)).toMatchObject([{ id, assigned_to: moderator.id }])
    expect(await queue(moderator, { assigned: 'me' })).toHaveLength(1)
    expect(await queue(colleague, { assigned: 'me' })).toEqual([])
    expect(await queue(colleague, { assigned: 'no one' })).toEqual([])
    expect(await assign(moderator, id, colleague.id)).toMatchObject({ status: 200 })
    expect(await assign(colleague, id, null)).toMatchObject({ status: 200 })
    expect(await queue(colleague, { assigned: 'no one' })).toHaveLength(1)
    // Nobody is kept from deciding.
    await assign(moderator, id, moderator.id)
    expect(await t.say(colleague, 'decide-case', { id, decision: 'dismiss' })).toMatchObject({ status: 200 })
    expect(await assign(moderator, id, null)).toMatchObject({ code: 'WRONG_STATE' })
    const log = await t.rows('select action, details from public.audit_log order by id limit 1')
    expect(log).toEqual([{ action: 'assign-case', details: { caseId: id, to: moderator.id } }])
  })

  it('is done to several at once, each by itself', async () => {
    await report(t.renter, 'item', t.item.id, 'unsafe')
    await report(t.renter, 'person', t.owner.id, 'name')
    const [one = '', two = ''] = await caseIds()
    await t.say(colleague, 'decide-case', { id: two, decision: 'dismiss' })
    const gone = '6f1c2b9e-8a55-4c1d-9b53-2f6d5a1e7c00'
    const input = { ids: [two, one, one, gone], to: moderator.id }
    expect(await t.say(moderator, 'assign-cases', input)).toMatchObject({
      value: {
        done: 1,
        refused: expect.toSatisfy((refused: { id: string; code: string }[]) =>
          [`${two} WRONG_STATE`, `${gone} NOT_FOUND`].every((each) =>
            refused.some(({ id, code }) => `${id} ${code}` === each),
          ),
        ),
      },
    })
    expect(await queue(moderator, { assigned: 'me' })).toMatchObject([{ id: one }])
    const log = await t.rows(`select details from public.audit_log where action = 'assign-case'`)
    expect(log).toEqual([{ details: { caseId: one, to: moderator.id } }])
  })

  it('is not for whom it concerns, nor to those who may not decide on it', async () => {
    await t.rows(`update public.profiles set roles = '{user,moderator}' where id = any($1)`, [
      [t.owner.id, t.renter.id],
    ])
    await report(t.renter, 'item', t.item.id, 'unsafe')
    const [id = ''] = await caseIds()
    for (const who of [t.owner, t.renter]) {
      expect(await assign(who, id, who.id)).toMatchObject({ code: 'UNAUTHORIZED' })
      expect(await assign(moderator, id, who.id)).toMatchObject({ code: 'UNAUTHORIZED' })
    }
    const stranger = await t.user()
    expect(await assign(moderator, id, stranger.id)).toMatchObject({ code: 'UNAUTHORIZED' })
    expect(await assign(stranger, id, stranger.id)).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('the queue', () => {
  it('holds all kinds, those due first before others, and nothing for others than the team', async () => {
    await report(t.renter, 'person', t.owner.id, 'name')
    await report(t.renter, 'item', t.item.id, 'unsafe')
    const [person = '', item = ''] = await caseIds()
    await t.rows(`update public.cases set due_at = now() - interval '1 h' where id = $1`, [item])
    expect(await queue(moderator)).toMatchObject([
      { id: item, subject: 'item', item_id: t.item.id, reason: 'unsafe' },
      { id: person, subject: 'person', title: expect.stringContaining('Olga') },
    ])
    expect(await queue(moderator, { subjects: ['person'] })).toHaveLength(1)
    expect(await queue(t.renter)).toEqual([])
    await t.say(moderator, 'decide-case', {
      id: person,
      decision: 'warn',
      reason: 'name',
      message: 'Use yours.',
    })
    expect(await queue(moderator)).toHaveLength(1)
    expect(await queue(moderator, { is_open: false })).toMatchObject([
      { id: person, status: 'warned', decision_reason: 'name', decision_message: 'Use yours.' },
    ])
  })

  it('hides from a member of the team what was said about them', async () => {
    await t.rows(`update public.profiles set roles = '{user,moderator}' where id = $1`, [t.owner.id])
    await report(t.renter, 'item', t.item.id, 'unsafe')
    expect(await queue(moderator)).toHaveLength(1)
    expect(await queue(t.owner)).toEqual([])
    expect(await queue(t.owner, { one: (await caseIds())[0] })).toEqual([])
  })
})
