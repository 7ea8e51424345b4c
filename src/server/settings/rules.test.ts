import { afterEach, beforeEach, expect, it } from 'vitest'
import type { RuleName } from '#domain/settings/rules.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { publicConfig } from '#server/render/public-config.ts'
import type { TestUser } from '#server/testing/app.ts'

let t: CheckoutFixture
let admin: TestUser
beforeEach(async () => {
  t = await createCheckoutFixture()
  admin = await t.user({ roles: ['admin'] })
})
afterEach(() => t.close())

async function set(name: RuleName, value: number | null, version = 0) {
  const answer = await t.say(admin, 'change-setting', { name, value, version, reason: 'As agreed' })
  await t.deps.settings.reload()
  return answer
}
const dueHours = async () =>
  (
    await t.rows<{ hours: number }>(
      `select extract(epoch from due_at - created_at)::float / 3600 as hours from public.cases order by created_at, due_at`,
    )
  ).map(({ hours }) => hours)

it('counts for what begins after it was set: a case keeps the deadline that it came in with', async () => {
  await t.say(t.renter, 'report', { subject: 'person', id: t.owner.id, reason: 'name' })
  expect(await set('caseHours', 24)).toMatchObject({ status: 200 })
  t.setNow(1_000)
  await t.say(t.renter, 'report', { subject: 'item', id: t.item.id, reason: 'unsafe' })
  expect(await dueHours()).toEqual([72, 24])
})

it('limits people by what is in force, and by the default once it is set back', async () => {
  expect(await set('enquiriesADay', 1)).toMatchObject({ status: 200 })
  const other = await t.another()
  const ask = (itemId: string) => t.say(t.renter, 'send-message', { to: { itemId }, text: 'Is it free?' })
  expect(await ask(t.item.id)).toMatchObject({ status: 200 })
  expect(await ask(other.id)).toMatchObject({ code: 'TOO_MANY_ENQUIRIES', details: { most: 1 } })
  await set('enquiriesADay', null, 1)
  expect(await ask(other.id)).toMatchObject({ status: 200 })
})

it('is refused out of its bounds, and told to pages where it was set', async () => {
  for (const value of [0, 23, 24.5, 337, -1])
    expect(await set('claimAnswerHours', value), String(value)).toMatchObject({ code: 'SETTING_WRONG' })
  expect(publicConfig(t.deps).terms).toBeUndefined()
  await set('claimAnswerHours', 48)
  expect(publicConfig(t.deps).terms).toEqual({ claimAnswerHours: 48 })
})
