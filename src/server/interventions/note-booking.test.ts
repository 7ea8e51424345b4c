import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prove } from '#server/integrations/testing/prove.ts'
import type { TestUser } from '#server/testing/app.ts'
import { type Cast, createCast } from '../testing/calls/cast.ts'

let t: Cast
let id: string
beforeAll(async () => {
  t = await createCast()
  id = (await t.rental('confirmed')).id
})
afterAll(() => t.close())

const note = (as: TestUser, text = 'Called twice') => t.say(as, 'note-booking', { id, text })
const read = async (as: TestUser) =>
  (await t.client({ as }).from('booking_notes').select('text, author_id').eq('booking_id', id).order('id'))
    .data
const exported = async (as: TestUser) => JSON.stringify((await t.say(as, 'export-my-data')).value)

describe('a note about a rental', () => {
  it('is read by those who may read the rental, with author, and is in the audit log without its text', async () => {
    const { support, finance, admin, moderator, renter, owner } = t.people
    expect(await note(support, '  The renter called twice  ')).toMatchObject({ value: { id } })
    const notes = [{ text: 'The renter called twice', author_id: support.id }]
    for (const as of [support, finance, admin]) expect(await read(as)).toEqual(notes)
    for (const as of [moderator, renter, owner]) expect(await read(as)).toEqual([])
    const [entry] = await t.rows<{ actor_id: string; details: object }>(
      `select actor_id, details from public.audit_log where action = 'note-booking'`,
    )
    expect(entry).toEqual({ actor_id: support.id, details: { booking: expect.any(Number) } })
  })

  it('is for a moderator where the rental has a report', async () => {
    expect(await note(t.people.moderator)).toMatchObject({ code: 'NOT_FOUND' })
    await t.rows(
      `insert into public.cases (reporter_id, person_id, booking_id, reason) values ($1, $2, $3, 'fraud')`,
      [t.people.renter.id, t.people.owner.id, id],
    )
    expect(await note(t.people.moderator, 'Seen the report')).toMatchObject({ value: { id } })
    expect(await read(t.people.moderator)).toHaveLength(2)
  })

  it('is not for one of the team who takes part in the rental, to write or to read', async () => {
    await t.rows(`update public.profiles set duties = '{support}' where id = $1`, [t.people.renter.id])
    expect(await note(t.people.renter)).toMatchObject({ code: 'SECOND_PERSON_NEEDED' })
    expect(await read(t.people.renter)).toEqual([])
    await t.rows(`update public.profiles set duties = '{}' where id = $1`, [t.people.renter.id])
  })

  it('is in the data of both sides, and of nobody else', async () => {
    const { renter, owner, neighbour } = t.people
    for (const as of [renter, owner]) expect(await exported(as)).toContain('The renter called twice')
    expect(await exported(neighbour)).not.toContain('The renter called twice')
  })

  it('is not changed, not even by the server', async () => {
    await expect(
      t.rows(`set role service_role; update public.booking_notes set text = 'x'`),
    ).rejects.toMatchObject({ code: '42501' })
  })

  it('goes with the account of one of the sides', async () => {
    const { renter } = t.people
    await t.rows(`update public.bookings set status = 'cancelled' where renter_id = $1`, [renter.id])
    await prove(t.db, renter)
    expect(await t.say(renter, 'delete-my-account')).toMatchObject({ value: { deleted: true } })
    expect(await t.rows('select text from public.booking_notes')).toEqual([])
  })
})
