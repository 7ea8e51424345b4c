import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestUser } from '#server/testing/app.ts'
import { type Cast, createCast } from '#server/testing/calls/cast.ts'

let t: Cast
let person: TestUser
beforeAll(async () => {
  t = await createCast()
  person = await t.user({ name: 'Petra Person' })
})
afterAll(() => t.close())

const tag = (as: TestUser, give: string[], take: string[] = [], of: TestUser = person) =>
  t.say<{ tags: string[] }>(as, 'tag-person', { personId: of.id, give, take })
const fileTags = async (as: TestUser, of = person) =>
  ((await t.client({ as }).rpc('person_file', { person: of.id })).data as { tags: string[] } | null)?.tags
const listed = async (as: TestUser, args: object) =>
  (await t.client({ as }).rpc('staff_people', args)).data?.map(({ id, tags }) => ({ id, tags }))

describe('the tags of a person', () => {
  it('are given and taken by the team, however they are written, and recorded', async () => {
    const { moderator, support } = t.people
    expect((await tag(moderator, [' VIP ', 'Late payer', 'vip'])).value?.tags).toEqual(['Late payer', 'vip'])
    expect((await tag(support, ['Vip', 'Press'], ['LATE PAYER'])).value?.tags).toEqual(['Press', 'vip'])
    // Nothing new, nothing recorded.
    await tag(support, ['PRESS'])
    const rows = await t.rows(
      `select actor_id, details from public.audit_log where action = 'tag-person' and subject_id = $1 order by id`,
      [person.id],
    )
    expect(rows).toEqual([
      { actor_id: moderator.id, details: { from: [], to: ['Late payer', 'vip'] } },
      { actor_id: support.id, details: { from: ['Late payer', 'vip'], to: ['Press', 'vip'] } },
    ])
  })

  it('are written as others have them, and suggested each once', async () => {
    const { moderator, renter } = t.people
    const other = await t.user()
    expect((await tag(moderator, ['PRESS'], [], other)).value?.tags).toEqual(['Press'])
    const used = async (as: TestUser) => (await t.client({ as }).rpc('person_tags_in_use')).data
    expect(await used(moderator)).toEqual([
      { key: 'press', tag: 'Press' },
      { key: 'vip', tag: 'vip' },
    ])
    expect(await used(renter)).toEqual([])
  })

  it('find people in the list, and are seen by the team alone', async () => {
    const { moderator, admin } = t.people
    for (const as of [moderator, admin]) {
      expect(await fileTags(as)).toEqual(['Press', 'vip'])
      expect(await listed(as, { tag: 'vip' })).toEqual([{ id: person.id, tags: ['Press', 'vip'] }])
      expect(await listed(as, { tag: 'nothing' })).toEqual([])
    }
    expect(await fileTags(person)).toBeUndefined()
    expect(await listed(person, {})).toEqual([{ id: person.id, tags: [] }])
    expect(await listed(person, { tag: 'vip' })).toEqual([])
    expect((await t.client({ as: person }).from('person_tags').select('tag')).data).toEqual([])
    const { error } = await t.client().from('person_tags').select('tag')
    expect(error?.code).toBe('42501')
  })

  it('are hidden from one of the team who has them, and cannot be changed by them', async () => {
    const { moderator, support } = t.people
    await tag(support, ['Vip'], [], moderator)
    expect(await fileTags(moderator, moderator)).toEqual([])
    expect(await fileTags(support, moderator)).toEqual(['vip'])
    expect(await listed(moderator, { tag: 'vip' })).toEqual([{ id: person.id, tags: ['Press', 'vip'] }])
    expect((await listed(moderator, {}))!.find(({ id }) => id === moderator.id)!.tags).toEqual([])
    expect(await tag(moderator, [], ['vip'], moderator)).toMatchObject({ code: 'UNAUTHORIZED' })
  })

  it('are ten at most, which the database guards', async () => {
    const { moderator } = t.people
    const many = await t.user()
    const ten = Array.from({ length: 10 }, (_, n) => `Tag ${n}`)
    expect((await tag(moderator, ten, [], many)).value?.tags).toHaveLength(10)
    expect(await tag(moderator, ['One more'], [], many)).toMatchObject({ code: 'TOO_MANY_TAGS' })
    expect((await tag(moderator, ['One more'], ['tag 3'], many)).value?.tags).toHaveLength(10)
    const insert = (slot: number) =>
      t.rows(`insert into public.person_tags (person_id, key, tag, slot) values ($1, 'x1', 'X1', $2)`, [
        many.id,
        slot,
      ])
    await expect(insert(10)).rejects.toMatchObject({ constraint: 'person_tags_person_id_slot_key' })
    await expect(insert(11)).rejects.toMatchObject({ constraint: 'person_tags_slot_check' })
  })

  it.each(['a', 'x'.repeat(31), 'a/b', '<b>'])('cannot be %o', async (words) => {
    expect((await tag(t.people.moderator, [words])).status).toBe(400)
    const insert = t.rows(
      `insert into public.person_tags (person_id, key, tag, slot) values ($1, 'xy', $2, 9)`,
      [person.id, words],
    )
    await expect(insert).rejects.toMatchObject({ code: '23514', constraint: 'person_tags_tag_check' })
  })

  it('are in the data of the person', async () => {
    const { value } = await t.say(person, 'export-my-data')
    expect(JSON.stringify(value)).toMatch(/"tags_of_the_back_office":\[[^\]]*\{"tag":"Press"/)
  })
})
