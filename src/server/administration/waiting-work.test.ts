import { afterEach, beforeEach, expect, it } from 'vitest'
import { documentFolder } from '#domain/kyc/document.ts'
import { createSubmission } from '#seed/fixtures/create-submission.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import type { TestUser } from '#server/testing/app.ts'
import { mailWaitingWork } from './tasks/mail-waiting-work.ts'

let t: CheckoutFixture
let moderator: TestUser
let newcomer: TestUser
beforeEach(async () => {
  t = await createCheckoutFixture()
  moderator = await t.user({ name: 'Mira Moderator', roles: ['moderator'] })
  newcomer = await t.user({ name: 'Nina Newcomer' })
  await t.rows(`update public.profiles set locale = 'de' where id = $1`, [moderator.id])
})
afterEach(() => t.close())

const mails = () =>
  t.rows<{ person_id: string; locale: string; data: { why: string; queues?: object[] } }>(
    `select person_id, locale, data from public.outbox where template = 'work-waiting' order by created_at`,
  )
const morning = (hour: string, day = '05') =>
  mailWaitingWork.run({ ...t.deps, now: () => new Date(`2031-03-${day}T${hour}:00:00Z`) }, fetch)

async function sendSelfie(atCheckout?: boolean) {
  const documentPath = `${documentFolder(newcomer.id, 'selfie')}me.jpg`
  await t.rows(
    `insert into storage.objects (bucket_id, name, owner_id, metadata)
     values ('documents', $1, $2, '{"mimetype": "image/jpeg"}') on conflict do nothing`,
    [documentPath, newcomer.id],
  )
  return t.say(newcomer, 'submit-identity', {
    step: 'selfie',
    documentPath,
    ...(atCheckout && { atCheckout }),
  })
}

it('tells the team at once of somebody who waits at checkout, each in their language and once a day', async () => {
  const admin = await t.user({ roles: ['admin'] })
  await t.user({ roles: ['lender'] })
  await createSubmission(t.db.pool, { user: newcomer.id, step: 'identity' })
  expect(await sendSelfie(true)).toMatchObject({ status: 200 })
  const told = await mails()
  expect(told.map(({ person_id }) => person_id).toSorted()).toEqual([moderator.id, admin.id].toSorted())
  expect(told.find(({ person_id }) => person_id === moderator.id)).toMatchObject({
    locale: 'de',
    data: { why: 'checkout' },
  })
  await t.rows(`delete from public.kyc_submissions where step = 'selfie'`)
  expect(await sendSelfie(true)).toMatchObject({ status: 200 })
  expect(await mails()).toHaveLength(2)
})

it('does not interrupt the team for a proof that nobody waits for', async () => {
  await createSubmission(t.db.pool, { user: newcomer.id, step: 'identity' })
  expect(await sendSelfie()).toMatchObject({ status: 200 })
  expect(await mails()).toEqual([])
})

it('sums up once a day, and not in the night, what waits for each of the team', async () => {
  await createSubmission(t.db.pool, { user: newcomer.id, step: 'identity' })
  await t.another({ status: 'pending_review' })
  await morning('05')
  expect(await mails()).toEqual([])
  await morning('06')
  await morning('07')
  const told = await mails()
  expect(told).toMatchObject([{ person_id: moderator.id, data: { why: 'digest' } }])
  expect(told[0]!.data.queues).toEqual(
    expect.arrayContaining([
      { queue: 'identities', count: 1 },
      { queue: 'listings', count: 1 },
    ]),
  )
  await morning('06', '06')
  expect(await mails()).toHaveLength(2)
})

it('writes nothing where nothing waits, nor to somebody who does not want it', async () => {
  await morning('09')
  expect(await mails()).toEqual([])
  await createSubmission(t.db.pool, { user: newcomer.id, step: 'identity' })
  const { error } = await t
    .client({ as: moderator })
    .from('notification_settings')
    .insert({ user_id: moderator.id, topic: 'work', by_mail: false })
  expect(error).toBeNull()
  await morning('09')
  expect(await mails()).toEqual([])
})
