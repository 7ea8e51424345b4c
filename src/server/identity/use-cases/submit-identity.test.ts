import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testPicture } from '#backend/storage/testing/test-picture.ts'
import type { SubmittedIdentity } from '#contract/identity.ts'
import type { ProvenStep } from '#domain/kyc/document.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import type { TestUser } from '#server/testing/app.ts'
import { verifyDemoKyc } from '../tasks/verify-demo-kyc.ts'

let picture: Buffer
beforeAll(async () => {
  picture = await testPicture(40, 30)
})

let t: CheckoutFixture
let person: TestUser
beforeEach(async () => {
  t = await createCheckoutFixture()
  person = await t.user()
})
afterEach(() => t.close())

const details = {
  firstName: 'Rita',
  lastName: 'Renter',
  birthDate: '1990-02-28',
  documentType: 'passport',
  documentNumber: 'C01X00T478',
  validUntil: '2034-05-31',
  country: 'DE',
}
const business = { name: 'Rita GmbH', registrationNumber: 'HRB 1', country: 'DE' }
const submitAsIs = (body: object) => t.say<SubmittedIdentity>(person, 'submit-identity', body)
/** Uploads a document for the step, as the screens do, and hands both in. */
const submit = async ({ step, ...more }: { step: ProvenStep; details?: object }) =>
  submitAsIs({ step, documentPath: await upload({ step }), ...more })

interface Upload {
  of?: TestUser
  step: string
  type?: 'image/jpeg' | 'application/pdf'
}

/** Puts a file into a person's folder of a step and answers its name. */
async function upload({ of = person, step, type = 'image/jpeg' }: Upload): Promise<string> {
  const path = `${of.id}/${step}/${crypto.randomUUID()}`
  const bytes = type === 'image/jpeg' ? new Uint8Array(picture) : '%PDF-1.4\n%%EOF'
  const { error } = await t
    .client({ as: of })
    .storage.from('documents')
    .upload(path, new Blob([bytes]), { contentType: type })
  expect(error).toBeNull()
  return path
}
const verify = async (deps = t.deps) => {
  t.setNow(1_100)
  await verifyDemoKyc.run(deps, async (request) => t.app.fetch(request))
}
const profile = async () =>
  (await t.rows('select kyc_level, kyc_status from public.profiles where id = $1', [person.id]))[0]
const submissions = () => t.rows('select step, status from public.kyc_submissions order by submitted_at')

describe('submit-identity', () => {
  it('is pending first, and verified by the clock a second later', async () => {
    expect(await submit({ step: 'identity', details })).toEqual({
      status: 200,
      value: { step: 'identity', status: 'pending', kycLevel: 0, kycStatus: 'pending' },
    })
    expect(await profile()).toEqual({ kyc_level: 0, kyc_status: 'pending' })
    // A slow machine may have taken the second by itself.
    t.setNow(-60_000)
    await verifyDemoKyc.run(t.deps, async (request) => t.app.fetch(request))
    expect(await profile()).toEqual({ kyc_level: 0, kyc_status: 'pending' })
    t.setNow(60_000)
    await verify()
    expect(await profile()).toEqual({ kyc_level: 1, kyc_status: 'basic' })
    expect(await submissions()).toEqual([{ step: 'identity', status: 'verified' }])
  })

  it('leads to levels 2 and 3 with selfie and address, keeping the level meanwhile', async () => {
    await submit({ step: 'identity', details })
    await verify()
    expect(await submit({ step: 'selfie' })).toMatchObject({
      value: { status: 'pending', kycLevel: 1, kycStatus: 'basic' },
    })
    await verify()
    expect(await profile()).toEqual({ kyc_level: 2, kyc_status: 'intermediate' })
    await submit({
      step: 'address',
      details: { street: 'Weg 1', postalCode: '12047', city: 'Berlin', country: 'DE' },
    })
    await verify()
    expect(await profile()).toEqual({ kyc_level: 3, kyc_status: 'advanced' })
    // Level 4 is a payout method: the business does not count before it.
    await submit({ step: 'business', details: business })
    await verify()
    expect(await profile()).toEqual({ kyc_level: 3, kyc_status: 'advanced' })
  })

  it('gives a person without a name the one of their document, and leaves every other name', async () => {
    const named = async () => (await t.rows('select name from public.profiles where id = $1', [person.id]))[0]
    person = await t.user({ name: 'Ri' })
    await submit({ step: 'identity', details })
    expect(await named()).toEqual({ name: 'Ri' })
    person = await t.user()
    await t.db.pool.query(`update public.profiles set name = '' where id = $1`, [person.id])
    await submit({ step: 'identity', details })
    expect(await named()).toEqual({ name: 'Rita Renter' })
  })

  it('takes a level that the person has already for the proofs it stands for', async () => {
    await t.db.pool.query(`update public.profiles set kyc_level = 1, kyc_status = 'basic' where id = $1`, [
      person.id,
    ])
    await submit({ step: 'selfie' })
    await verify()
    expect(await profile()).toEqual({ kyc_level: 2, kyc_status: 'intermediate' })
  })

  it('lets steps be handed in one after the other without waiting', async () => {
    await submit({ step: 'identity', details })
    expect(await submit({ step: 'selfie' })).toMatchObject({ status: 200 })
    await verify()
    expect(await profile()).toEqual({ kyc_level: 2, kyc_status: 'intermediate' })
  })

  it('keeps no more of a document’s number than its end', async () => {
    await submit({ step: 'identity', details })
    const [{ details: kept }] = (await t.rows('select details from public.kyc_submissions')) as [
      { details: object },
    ]
    expect(kept).toEqual({
      firstName: 'Rita',
      lastName: 'Renter',
      birthDate: '1990-02-28',
      documentType: 'passport',
      documentNumberEnd: 'T478',
      validUntil: '2034-05-31',
      country: 'DE',
    })
  })

  it('keeps the VAT number of a business in its one spelling, and refuses a wrong one', async () => {
    await t.db.pool.query('update public.profiles set kyc_level = 4 where id = $1', [person.id])
    const off = { ...business, vatId: 'DE 136 695 977' }
    expect(await submit({ step: 'business', details: off })).toMatchObject({
      status: 422,
      code: 'VAT_ID_INVALID',
    })
    await submit({ step: 'business', details: { ...business, vatId: 'de 136 695 976' } })
    expect(await t.rows('select details from public.kyc_submissions')).toEqual([
      { details: { ...business, vatId: 'DE136695976' } },
    ])
  })

  it('refuses a step that is pending, and answers one that is verified', async () => {
    await submit({ step: 'identity', details })
    expect(await submit({ step: 'identity', details })).toMatchObject({
      status: 409,
      code: 'KYC_ALREADY_PENDING',
    })
    await verify()
    expect(await submit({ step: 'identity', details })).toMatchObject({
      value: { status: 'verified', kycLevel: 1, kycStatus: 'basic' },
    })
  })

  it('takes one of two that come at once', async () => {
    const both = await Promise.all([
      submit({ step: 'identity', details }),
      submit({ step: 'identity', details }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('refuses a step whose predecessor is missing or was rejected', async () => {
    expect(await submit({ step: 'selfie' })).toMatchObject({
      status: 409,
      code: 'KYC_STEP_MISSING',
      details: { step: 'identity' },
    })
    await submit({ step: 'identity', details })
    await t.db.pool.query(`update public.kyc_submissions set status = 'rejected', decided_at = now()`)
    expect(await submit({ step: 'selfie' })).toMatchObject({ code: 'KYC_STEP_MISSING' })
    expect(await submit({ step: 'identity', details })).toMatchObject({ status: 200 })
  })

  it('refuses a person who is not of age', async () => {
    const year = new Date().getUTCFullYear() - 17
    expect(
      await submit({ step: 'identity', details: { ...details, birthDate: `${year}-01-01` } }),
    ).toMatchObject({
      status: 403,
      code: 'UNDERAGE',
    })
  })

  it('needs a document for every step', async () => {
    const steps = [
      { step: 'identity', details },
      { step: 'selfie' },
      { step: 'address', details: { street: 'Weg 1', postalCode: '12047', city: 'Berlin', country: 'DE' } },
      { step: 'business', details: { name: 'Rita Ltd', registrationNumber: 'HRB 1' } },
    ]
    for (const step of steps) {
      expect(await submitAsIs(step)).toMatchObject({ status: 400, code: 'BAD_INPUT' })
      expect(await submitAsIs({ ...step, documentPath: '' })).toMatchObject({
        status: 400,
        code: 'BAD_INPUT',
      })
    }
    expect(await submissions()).toEqual([])
  })

  it('takes documents only from the own folder of that step, and only when they are there', async () => {
    const rival = await t.user()
    const foreign = await upload({ of: rival, step: 'identity' })
    const own = await upload({ step: 'identity' })
    const withDocument = (documentPath: string) => submitAsIs({ step: 'identity', details, documentPath })
    for (const path of [
      `${person.id}/identity/none`,
      foreign,
      `${person.id}/../${foreign}`,
      await upload({ step: 'selfie' }),
      own.toUpperCase(),
      `${own}/`,
    ]) {
      expect(await withDocument(path)).toMatchObject({ status: 422, code: 'DOCUMENT_MISSING' })
    }
    expect(await withDocument(own)).toMatchObject({ status: 200 })
  })

  it('does not take a picture from a public bucket', async () => {
    const path = `${person.id}/identity/${crypto.randomUUID()}`
    const images = t.client({ as: person }).storage.from('images')
    const { error } = await images.upload(path, new Blob([new Uint8Array(picture)]), {
      contentType: 'image/jpeg',
    })
    expect(error).toBeNull()
    expect(await submitAsIs({ step: 'identity', details, documentPath: path })).toMatchObject({
      code: 'DOCUMENT_MISSING',
    })
  })

  it('takes papers as a PDF, but a face only as a picture', async () => {
    const type = 'application/pdf'
    const paper = await upload({ step: 'identity', type })
    expect(await submitAsIs({ step: 'identity', details, documentPath: paper })).toMatchObject({
      status: 200,
    })
    const face = await upload({ step: 'selfie', type })
    expect(await submitAsIs({ step: 'selfie', documentPath: face })).toMatchObject({
      status: 422,
      code: 'DOCUMENT_WRONG_TYPE',
    })
  })

  it('keeps a document that was handed in from being swapped for another one, until it was rejected', async () => {
    const documents = t.client({ as: person }).storage.from('documents')
    const [path, other] = [await upload({ step: 'identity' }), await upload({ step: 'identity' })]
    await submitAsIs({ step: 'identity', details, documentPath: path })
    const left = async () => {
      await documents.remove([path, other])
      const { data } = await documents.list(`${person.id}/identity`)
      return data?.map(({ name }) => `${person.id}/identity/${name}`)
    }
    expect(await left()).toEqual([path])
    await verify()
    expect(await left()).toEqual([path])
    await t.db.pool.query(`update public.kyc_submissions set status = 'rejected'`)
    expect(await left()).toEqual([])
  })

  it.each([
    [{ step: 'complete' }],
    [{ step: 'identity' }],
    [{ step: 'identity', details: { ...details, birthDate: '1990-02-30' } }],
    [{ step: 'identity', details: { ...details, documentType: 'library card' } }],
    [{ step: 'identity', details: { ...details, firstName: ' ' } }],
  ])('refuses %j', async (body) => {
    const documentPath = await upload({ step: 'identity' })
    expect(await submitAsIs({ documentPath, ...body })).toMatchObject({ status: 400, code: 'BAD_INPUT' })
  })

  it('is decided only by a moderator in production', async () => {
    await submit({ step: 'identity', details })
    await verify({ ...t.deps, config: { ...t.deps.config, mode: 'production' } })
    expect(await submissions()).toEqual([{ step: 'identity', status: 'pending' }])
  })
})
