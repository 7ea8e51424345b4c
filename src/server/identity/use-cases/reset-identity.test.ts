import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '#backend/db/transaction.ts'
import type { ResetIdentity } from '#contract/identity.ts'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { createSubmission } from '#seed/fixtures/create-submission.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import type { TestUser } from '#server/testing/app.ts'
import { decideSubmission } from '../decide-submission.ts'
import { deleteOldProofs } from '../tasks/delete-old-proofs.ts'

let t: CheckoutFixture
let person: TestUser
beforeEach(async () => {
  t = await createCheckoutFixture()
  person = await t.user()
})
afterEach(() => t.close())

const DAY_MS = 86_400_000
const reset = () => t.say<ResetIdentity>(person, 'reset-identity', {})
const profile = async () =>
  (await t.rows('select kyc_level, kyc_status from public.profiles where id = $1', [person.id]))[0]
const submit = (step: 'identity' | 'selfie') => createSubmission(t.db.pool, { user: person.id, step })
const decide = (id: string) =>
  inTransaction(t.db, { as: 'service' }, (tx) =>
    decideSubmission(tx, id, { status: 'verified', at: new Date() }),
  )

async function book(status: 'confirmed' | 'completed') {
  const start = new Date(Date.now() + DAY_MS)
  const end = new Date(start.getTime() + DAY_MS)
  await createBooking(t.db.pool, { item: t.item.id, renter: person.id, start, end, status })
}

describe('reset-identity', () => {
  it('leads back to the first step with level none, and deletes what was handed in', async () => {
    await decide(await submit('identity'))
    const selfie = await submit('selfie')
    expect(await profile()).toEqual({ kyc_level: 1, kyc_status: 'basic' })
    expect(await reset()).toEqual({
      status: 200,
      value: { step: 'identity', kycLevel: 0, kycStatus: 'none' },
    })
    expect(await profile()).toEqual({ kyc_level: 0, kyc_status: 'none' })
    expect(
      await t.rows(
        'select step, status, reason, details from public.kyc_submissions where user_id = $1 order by step',
        [person.id],
      ),
    ).toEqual([
      { step: 'identity', status: 'expired', reason: 'reset', details: {} },
      { step: 'selfie', status: 'expired', reason: 'reset', details: {} },
    ])
    const files = `select name from storage.objects where bucket_id = 'documents' and name like $1`
    expect(await t.rows(files, [`${person.id}/%`])).toEqual([])
    // Submissions under review are no longer decided.
    await decide(selfie)
    expect(await profile()).toEqual({ kyc_level: 0, kyc_status: 'none' })
  })

  it('lets the first step be handed in again', async () => {
    await decide(await submit('identity'))
    await reset()
    await decide(await submit('identity'))
    expect(await profile()).toEqual({ kyc_level: 1, kyc_status: 'basic' })
  })

  it('is refused while a rental relies on it, and not afterwards', async () => {
    await decide(await submit('identity'))
    await book('confirmed')
    expect(await reset()).toMatchObject({ status: 409, code: 'IDENTITY_IN_USE', details: { count: 1 } })
    expect(await profile()).toEqual({ kyc_level: 1, kyc_status: 'basic' })
    await t.db.pool.query(`update public.bookings set status = 'cancelled'`)
    expect(await reset()).toMatchObject({ status: 200 })
  })

  it('keeps what a rental relied on for half a year after it, and deletes it then', async () => {
    const clean = () => deleteOldProofs.run(t.deps, async (request) => t.app.fetch(request))
    await decide(await submit('identity'))
    await submit('selfie')
    await book('completed')
    const files = async () =>
      (
        await t.rows<{ step: string }>(
          `select (string_to_array(name, '/'))[2] as step from storage.objects
           where bucket_id = 'documents' and name like $1`,
          [`${person.id}/%`],
        )
      ).map(({ step }) => step)
    expect(await reset()).toMatchObject({ status: 200 })
    expect(await profile()).toEqual({ kyc_level: 0, kyc_status: 'none' })
    expect(await files()).toEqual(['identity'])
    // Nor can the person delete it by hand.
    const { document_path } = (
      await t.rows<{ document_path: string }>(
        'select document_path from public.kyc_submissions where kept_until is not null',
      )
    )[0]!
    await t.client({ as: person }).storage.from('documents').remove([document_path])
    t.setNow(179 * DAY_MS)
    await clean()
    expect(await files()).toEqual(['identity'])
    t.setNow(4 * DAY_MS)
    await clean()
    expect(await files()).toEqual([])
    expect(await t.rows('select details, kept_until from public.kyc_submissions')).toEqual([
      { details: {}, kept_until: null },
      { details: {}, kept_until: null },
    ])
  })

  it('changes the caller’s identity only', async () => {
    const other = await t.user({ kyc_level: 2 })
    await reset()
    expect(await t.rows('select kyc_level from public.profiles where id = $1', [other.id])).toEqual([
      { kyc_level: 2 },
    ])
  })

  it('wins over a decision that is made at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await submit('identity')
      const [, { status }] = await Promise.all([decide(id), reset()])
      expect([status, await profile()]).toEqual([200, { kyc_level: 0, kyc_status: 'none' }])
    }
  })
})
