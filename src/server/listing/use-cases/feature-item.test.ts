import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import type { TestUser } from '#server/testing/app.ts'

let t: CheckoutFixture
let moderator: TestUser
let items: string[]
beforeAll(async () => {
  t = await createCheckoutFixture()
  moderator = await t.user({ name: 'Mira Moderator', roles: ['moderator'] })
  items = []
  for (const title of ['Drill', 'Ladder', 'Tent']) items.push((await t.another({ title })).id)
})
beforeEach(() => t.rows('delete from public.featured_items'))
afterAll(() => t.close())

const feature = (itemId: string, position = 1, more: object = {}, as = moderator) =>
  t.say(as, 'feature-item', { itemId, position, endsAt: null, ...more })
/** What visitors are shown, in its order. */
const shown = async () =>
  ((await t.client().from('featured_items').select('item_id').order('position')).data ?? []).map(
    ({ item_id }) => items.indexOf(item_id),
  )

it('puts items in an order of their own, which stays without gaps', async () => {
  await feature(items[0]!)
  await feature(items[1]!)
  await feature(items[2]!, 2)
  expect(await shown()).toEqual([1, 2, 0])
  await feature(items[0]!, 1)
  expect(await shown()).toEqual([0, 1, 2])
  expect(await t.rows('select position from public.featured_items order by position')).toEqual([
    { position: 1 },
    { position: 2 },
    { position: 3 },
  ])
})

it('shows them to visitors only in their time, and the team always', async () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  await feature(items[0]!, 1, { startsAt: day(-2), endsAt: day(1) })
  await feature(items[1]!, 2, { startsAt: day(1), endsAt: day(2) })
  await feature(items[2]!, 3, { startsAt: day(-2), endsAt: day(-1) })
  expect(await shown()).toEqual([0])
  const { data } = await t.client({ as: moderator }).from('featured_items').select('item_id')
  expect(data).toHaveLength(3)
  const listed = await t.client({ as: moderator }).rpc('staff_items', { featured: true })
  expect(listed.data).toHaveLength(3)
})

it('tells every process, and is in the audit log', async () => {
  const client = await t.db.pool.connect()
  const told: (string | undefined)[] = []
  client.on('notification', ({ payload }) => told.push(payload))
  await client.query('listen lendaround_shown')
  await feature(items[0]!)
  await expect.poll(() => client.query('select 1').then(() => told)).toContain('much')
  client.release(true)
  expect(await t.say(moderator, 'unfeature-item', { itemId: items[0] })).toMatchObject({ status: 200 })
  expect(await shown()).toEqual([])
  const log = await t.rows('select action, subject_id from public.audit_log order by id desc limit 2')
  expect(log).toEqual([
    { action: 'unfeature-item', subject_id: t.owner.id },
    { action: 'feature-item', subject_id: t.owner.id },
  ])
})

it('is refused to others, for one’s own, for what is not published and for a time that ends before it begins', async () => {
  expect(await feature(items[0]!, 1, {}, t.owner)).toMatchObject({ code: 'UNAUTHORIZED' })
  const own = (await t.another({ owner: moderator.id })).id
  expect(await feature(own)).toMatchObject({ code: 'SECOND_PERSON_NEEDED' })
  const draft = (await t.another({ status: 'paused' })).id
  expect(await feature(draft)).toMatchObject({ code: 'WRONG_STATE' })
  const ended = { startsAt: '2030-01-02T00:00:00Z', endsAt: '2030-01-01T00:00:00Z' }
  expect(await feature(items[0]!, 1, ended)).toMatchObject({ code: 'BAD_INPUT' })
  expect(await t.say(moderator, 'unfeature-item', { itemId: items[0] })).toMatchObject({ code: 'NOT_FOUND' })
})
