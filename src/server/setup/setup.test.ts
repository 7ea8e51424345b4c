import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { LoadedSetup } from '#contract/setup.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import type { TestUser } from '#server/testing/app.ts'

let t: CheckoutFixture
let admin: TestUser
beforeEach(async () => {
  t = await createCheckoutFixture()
  admin = await t.user({ roles: ['admin'] })
})
afterEach(() => t.close())

const say = (name: string, input: object = {}) => t.say(admin, name, input)
const setup = async () => (await t.say<LoadedSetup>(admin, 'load-setup', {})).value!
const mailedCodes = async () =>
  (
    await t.rows<{ recipient: string; code: string }>(
      `select recipient, data ->> 'code' as code from public.outbox where template = 'test-mail' order by once_key`,
    )
  ).map(({ code }) => code)

describe('the test mail', () => {
  it('goes out like any other, and its code shows that it arrived', async () => {
    await say('send-test-mail')
    expect(await setup()).toMatchObject({ done: {}, mailSentAt: expect.any(String) })
    const [code] = await mailedCodes()
    expect(await say('confirm-test-mail', { code })).toMatchObject({ status: 200 })
    expect(await setup()).toMatchObject({ done: { mail: expect.any(String) }, mailSentAt: null })
    expect(await say('confirm-test-mail', { code })).toMatchObject({ code: 'TEST_CODE_WRONG' })
  })

  it('is the last one that counts, for an hour', async () => {
    await say('send-test-mail')
    t.setNow(1_000)
    await say('send-test-mail')
    const [first, last] = await mailedCodes()
    if (first !== last) {
      expect(await say('confirm-test-mail', { code: first })).toMatchObject({ code: 'TEST_CODE_WRONG' })
    }
    t.setNow(62 * 60_000)
    expect(await setup()).toMatchObject({ mailSentAt: null })
    expect(await say('confirm-test-mail', { code: last })).toMatchObject({ code: 'TEST_CODE_WRONG' })
  })
})

it('keeps which steps are done, and who said so', async () => {
  await say('finish-setup-step', { step: 'fee', isDone: true })
  await say('finish-setup-step', { step: 'brand', isDone: true })
  await say('finish-setup-step', { step: 'brand', isDone: false })
  expect(Object.keys((await setup()).done)).toEqual(['fee'])
  expect(await t.rows('select step, done_by from public.setup_steps where done_at is not null')).toEqual([
    { step: 'fee', done_by: admin.id },
  ])
  expect(
    await t.rows(`select details from public.audit_log where action = 'finish-setup-step' order by id`),
  ).toHaveLength(3)
})

it('sees what a first rental takes, and one that was paid', async () => {
  expect(await setup()).toMatchObject({ hasOffer: true, hasVerified: true, hasPaid: false })
  await t.rows(`update public.profiles set kyc_level = 0`)
  await t.rows(`update public.items set status = 'paused'`)
  expect(await setup()).toMatchObject({ hasOffer: false, hasVerified: false, hasPaid: false })
  await t.rows(`update public.items set status = 'published'`)
  await t.rows(`update public.profiles set kyc_level = 1`)
  await t.complete(t.renter, await t.pay(t.renter, [t.line()]))
  expect(await setup()).toMatchObject({ hasPaid: true })
})
