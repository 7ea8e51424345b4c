import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DUTIES } from '#domain/access/duties.ts'
import { LIST_PARTS, mayWork, type OfficeList } from '#domain/access/office.ts'
import { createTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'

const LISTS = Object.keys(LIST_PARTS) as OfficeList[]
type Who = 'admin' | 'moderator' | (typeof DUTIES)[number] | 'user'

let t: TestApp
let owner: TestUser
const team = new Map<Who, TestUser>()

beforeAll(async () => {
  t = await createTestApp()
  owner = await t.user({ name: 'Olga Owner', roles: ['admin'] })
  for (const role of ['admin', 'moderator', 'user'] as const) team.set(role, await t.user({ roles: [role] }))
  for (const duty of DUTIES) {
    const person = await t.user()
    await t.db.pool.query('update public.profiles set duties = array[$2] where id = $1', [person.id, duty])
    team.set(duty, person)
  }
})
afterAll(() => t.close())

const views = (as: TestUser) => t.client({ as }).from('staff_views')
const draft = (as: TestUser, list: OfficeList, more: object = {}) => ({
  owner_id: as.id,
  list,
  name: `Open ${list}`,
  query: 'status=open',
  ...more,
})
const listsOf = async (as: TestUser) => {
  const { data } = await views(as).select('list').order('list')
  return (data ?? []).map(({ list }) => list)
}
const mayOpen = (who: Who) => {
  const duties = DUTIES.filter((duty) => duty === who)
  const roles = who === 'admin' ? (['admin'] as const) : who === 'moderator' ? (['moderator'] as const) : []
  return LISTS.filter(
    (list) =>
      mayWork({ roles, duties }, LIST_PARTS[list]) ||
      // Support decides on cases as a moderator does.
      (who === 'support' && mayWork({ roles: ['moderator'] }, LIST_PARTS[list])),
  )
}

describe('a saved view', () => {
  it('that is shared is found by those who may open its list, one that is not by its owner alone', async () => {
    const rows = LISTS.flatMap((list) => [
      draft(owner, list, { is_shared: true }),
      draft(owner, list, { is_shared: false }),
    ])
    expect((await views(owner).insert(rows)).error).toBeNull()
    expect(await listsOf(owner)).toHaveLength(2 * LISTS.length)
    for (const [who, as] of team)
      expect({ who, lists: await listsOf(as) }).toEqual({ who, lists: mayOpen(who) })
  })

  it('is saved only for a list that its owner may open, and only as their own', async () => {
    for (const [who, as] of team)
      for (const list of LISTS) {
        const { error } = await views(as).insert(draft(as, list))
        expect({ who, list, code: error?.code }).toEqual({
          who,
          list,
          code: mayOpen(who).includes(list) ? undefined : '42501',
        })
      }
    const { error } = await views(team.get('admin')!).insert(draft(owner, 'items'))
    expect(error).toMatchObject({ code: '42501' })
  })

  it('is changed and deleted by its owner and admins, of others only where it is shared', async () => {
    const { data: mine } = await views(owner).select('id').eq('list', 'items').eq('is_shared', true)
    const { data: own } = await views(owner).select('id').eq('list', 'items').eq('is_shared', false)
    const [shared, hidden] = [mine![0]!.id, own!.at(0)!.id]
    const rename = async (as: TestUser, id: string) =>
      (await views(as).update({ name: 'Renamed' }).eq('id', id).select('name')).data?.length
    const remove = async (as: TestUser, id: string) =>
      (await views(as).delete().eq('id', id).select('name')).data?.length
    expect([
      await rename(team.get('moderator')!, shared),
      await remove(team.get('moderator')!, shared),
    ]).toEqual([0, 0])
    expect(await rename(team.get('admin')!, shared)).toBe(1)
    expect([await rename(team.get('admin')!, hidden), await remove(team.get('admin')!, hidden)]).toEqual([
      0, 0,
    ])
    expect(await rename(owner, hidden)).toBe(1)
    expect(await remove(team.get('admin')!, shared)).toBe(1)
    expect(await remove(owner, hidden)).toBe(1)
  })

  it('keeps its owner, list and query', async () => {
    for (const change of [{ owner_id: team.get('admin')!.id }, { list: 'people' }, { query: 'q=Anna' }]) {
      const { error } = await views(owner)
        .update(change as never)
        .eq('list', 'mails')
      expect(error).toMatchObject({ code: '42501' })
    }
  })

  it.each([
    [{ list: 'ledger' }, '23514', 'staff_views_list_check'],
    [{ name: '' }, '23514', 'staff_views_name_check'],
    [{ name: 'n'.repeat(61) }, '23514', 'staff_views_name_check'],
    [{ name: 'See https://evil.example' }, 'LA014', ''],
    [{ query: '' }, '23514', 'staff_views_query_check'],
    [{ query: 'q'.repeat(1_001) }, '23514', 'staff_views_query_check'],
    [{ query: 'q=ä' }, '23514', 'staff_views_query_check'],
  ])('is refused with %j', async (more, code, constraint) => {
    const admin = team.get('admin')!
    const { error } = await views(admin).insert(draft(admin, 'items', more))
    expect(error).toMatchObject({ code, message: expect.stringContaining(constraint) })
  })

  it('is one of at most 50 of a person', async () => {
    const as = team.get('moderator')!
    const fill = (count: number) => views(as).insert(Array.from({ length: count }, () => draft(as, 'items')))
    const had = (await views(as).select('id').eq('owner_id', as.id)).data!.length
    expect((await fill(51 - had)).error).toMatchObject({ code: 'LA007' })
    expect((await fill(50 - had)).error).toBeNull()
  })

  it('is out of reach once the role is gone, and goes with the person', async () => {
    const as = team.get('finance')!
    expect(await listsOf(as)).not.toEqual([])
    await t.db.pool.query(`update public.profiles set duties = '{}' where id = $1`, [as.id])
    expect(await listsOf(as)).toEqual([])
    const exported = await t.client({ as }).functions.invoke('export-my-data', { body: {} })
    expect(JSON.stringify(exported.data)).toContain('Open payments')
  })
})
