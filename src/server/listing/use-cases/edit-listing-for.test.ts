import { afterEach, beforeEach, expect, it } from 'vitest'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import type { TestUser } from '#server/testing/app.ts'

let t: CheckoutFixture
let moderator: TestUser
let item: { id: string; category_id: string; version: number }
beforeEach(async () => {
  t = await createCheckoutFixture()
  moderator = await t.user({ name: 'Mira Moderator', roles: ['moderator'] })
  const { id } = await t.another({ title: 'Ladder' })
  item = (
    await t.rows<typeof item>(
      `update public.items set description = 'A ladder of aluminium, four metres.' where id = $1
       returning id, category_id, version`,
      [id],
    )
  )[0]!
})
afterEach(() => t.close())

const edit = (change: object = {}, as = moderator) =>
  t.say(as, 'edit-listing-for', {
    ...{ itemId: item.id, version: item.version, title: 'Ladder', categoryId: item.category_id },
    description: 'A ladder of aluminium, four metres.',
    ...{ pricePerDayCents: 1_000, pricePerHourCents: null, depositCents: 0, reason: 'Misspelt' },
    ...change,
  })
const row = async () =>
  (
    await t.rows(
      'select title, price_per_day_cents::int, deposit_cents::int, status from public.items where id = $1',
      [item.id],
    )
  )[0]

it('applies at once, tells the lender and is in the audit log', async () => {
  const before = (await row())!
  expect(await edit({ title: 'Long ladder', pricePerDayCents: 1_200 })).toMatchObject({ status: 200 })
  expect(await row()).toEqual({
    ...before,
    title: 'Long ladder',
    price_per_day_cents: 1_200,
    deposit_cents: 0,
  })
  expect(
    await t.rows(`select data from public.outbox where template = 'listing-edited' and recipient = $1`, [
      t.owner.email,
    ]),
  ).toMatchObject([
    { data: { title: 'Long ladder', message: 'Misspelt', fields: expect.arrayContaining(['title']) } },
  ])
  expect(await t.rows('select actor_id, action, subject_id, details from public.audit_log')).toMatchObject([
    {
      actor_id: moderator.id,
      action: 'edit-listing-for',
      subject_id: t.owner.id,
      details: { before: { title: 'Ladder' }, after: { pricePerDayCents: 1_200 }, reason: 'Misspelt' },
    },
  ])
})

it('is refused for what somebody changed meanwhile, and while changes of the lender wait', async () => {
  await edit({ title: 'Long ladder' })
  expect(await edit({ title: 'Longer ladder' })).toMatchObject({ code: 'CHANGED_MEANWHILE' })
  await t.rows(
    `insert into public.item_revisions (item_id, title, description, language, category_id, images)
     select id, 'Other', description, language, category_id, '[]' from public.items where id = $1`,
    [item.id],
  )
  expect(await edit({ version: item.version + 1 })).toMatchObject({ code: 'WRONG_STATE' })
})

it('is refused for one’s own, for drafts, and where a field would be wrong', async () => {
  expect(await edit({ pricePerDayCents: 5 })).toMatchObject({
    code: 'LISTING_INCOMPLETE',
    details: { problems: [{ field: 'pricePerDayCents' }] },
  })
  expect(await edit({ title: 'Lad\u202eder' })).toMatchObject({ code: 'NAME_NOT_PLAIN' })
  await t.rows(`update public.items set status = 'removed' where id = $1`, [item.id])
  expect(await edit()).toMatchObject({ code: 'ITEM_REMOVED' })
  const own = await t.another({ owner: moderator.id })
  expect(await edit({ itemId: own.id, version: 0 })).toMatchObject({ code: 'SECOND_PERSON_NEEDED' })
  expect(await edit({}, t.owner)).toMatchObject({ code: 'UNAUTHORIZED' })
})
