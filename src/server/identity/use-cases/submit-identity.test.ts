import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SubmittedIdentity } from '#contract/identity.ts'
import { createStage, type Stage } from '#server/checkout/testing/stage.ts'
import type { TestUser } from '#server/testing/app.ts'
import { verifyDemoKyc } from '../tasks/verify-demo-kyc.ts'

let stage: Stage
let person: TestUser
beforeEach(async () => {
  stage = await createStage()
  person = await stage.user()
})
afterEach(() => stage.close())

const details = {
  firstName: 'Rita',
  lastName: 'Renter',
  birthDate: '1990-02-28',
  documentType: 'passport',
  documentNumber: 'C01X00T478',
  country: 'DE',
}
const submit = (body: object) => stage.say<SubmittedIdentity>(person, 'submit-identity', body)
const verify = async (deps = stage.deps) => {
  stage.setNow(1_100)
  await verifyDemoKyc.run(deps, async (request) => stage.app.fetch(request))
}
const profile = async () =>
  (await stage.rows('select kyc_level, kyc_status from public.profiles where id = $1', [person.id]))[0]
const submissions = () => stage.rows('select step, status from public.kyc_submissions order by submitted_at')

describe('submit-identity', () => {
  it('is pending first, and verified by the clock a second later', async () => {
    expect(await submit({ step: 'identity', details })).toEqual({
      status: 200,
      value: { step: 'identity', status: 'pending', kycLevel: 0, kycStatus: 'pending' },
    })
    expect(await profile()).toEqual({ kyc_level: 0, kyc_status: 'pending' })
    await verifyDemoKyc.run(stage.deps, async (request) => stage.app.fetch(request))
    expect(await profile()).toEqual({ kyc_level: 0, kyc_status: 'pending' })
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
    await submit({ step: 'business', details: { name: 'Rita Ltd', registrationNumber: 'HRB 1' } })
    await verify()
    expect(await profile()).toEqual({ kyc_level: 3, kyc_status: 'advanced' })
  })

  it('takes a level that somebody has already for the proofs it stands for', async () => {
    await stage.db.pool.query(
      `update public.profiles set kyc_level = 1, kyc_status = 'basic' where id = $1`,
      [person.id],
    )
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
    const [{ details: kept }] = (await stage.rows('select details from public.kyc_submissions')) as [
      { details: object },
    ]
    expect(kept).toEqual({
      firstName: 'Rita',
      lastName: 'Renter',
      birthDate: '1990-02-28',
      documentType: 'passport',
      documentNumberEnd: 'T478',
      country: 'DE',
    })
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
    await stage.db.pool.query(`update public.kyc_submissions set status = 'rejected', decided_at = now()`)
    expect(await submit({ step: 'selfie' })).toMatchObject({ code: 'KYC_STEP_MISSING' })
    expect(await submit({ step: 'identity', details })).toMatchObject({ status: 200 })
  })

  it('refuses whoever is not of age', async () => {
    const year = new Date().getUTCFullYear() - 17
    expect(
      await submit({ step: 'identity', details: { ...details, birthDate: `${year}-01-01` } }),
    ).toMatchObject({
      status: 403,
      code: 'UNDERAGE',
    })
  })

  it('takes documents only from the own folder, and only when they are there', async () => {
    const rival = await stage.user()
    const upload = (of: TestUser) =>
      stage
        .client({ as: of })
        .storage.from('documents')
        .upload(`${of.id}/passport.pdf`, new Blob(['%PDF-1.4\n%%EOF']), { contentType: 'application/pdf' })
    await upload(rival)
    const withDocument = (documentPath: string) => submit({ step: 'identity', details, documentPath })
    for (const path of [
      `${person.id}/passport.pdf`,
      `${rival.id}/passport.pdf`,
      `${person.id}/../${rival.id}/passport.pdf`,
    ]) {
      expect(await withDocument(path)).toMatchObject({ status: 422, code: 'DOCUMENT_MISSING' })
    }
    const { error } = await upload(person)
    expect(error).toBeNull()
    expect(await withDocument(`${person.id}/passport.pdf`)).toMatchObject({ status: 200 })
  })

  it('keeps a document that was handed in from being swapped for another one, until it was rejected', async () => {
    const documents = stage.client({ as: person }).storage.from('documents')
    const path = `${person.id}/passport.pdf`
    const other = `${person.id}/never-handed-in.pdf`
    for (const name of [path, other]) {
      await documents.upload(name, new Blob(['%PDF-1.4\n%%EOF']), { contentType: 'application/pdf' })
    }
    await submit({ step: 'identity', details, documentPath: path })
    const left = async () => {
      await documents.remove([path, other])
      return (await documents.list(person.id)).data?.map(({ name }) => name)
    }
    expect(await left()).toEqual(['passport.pdf'])
    await verify()
    expect(await left()).toEqual(['passport.pdf'])
    await stage.db.pool.query(`update public.kyc_submissions set status = 'rejected'`)
    expect(await left()).toEqual([])
  })

  it.each([
    [{ step: 'complete' }],
    [{ step: 'identity' }],
    [{ step: 'identity', details: { ...details, birthDate: '1990-02-30' } }],
    [{ step: 'identity', details: { ...details, documentType: 'library card' } }],
    [{ step: 'identity', details: { ...details, firstName: ' ' } }],
  ])('refuses %j', async (body) => {
    expect(await submit(body)).toMatchObject({ status: 400, code: 'BAD_INPUT' })
  })

  it('is decided by nobody but a moderator in production', async () => {
    await submit({ step: 'identity', details })
    await verify({ ...stage.deps, config: { ...stage.deps.config, mode: 'production' } })
    expect(await submissions()).toEqual([{ step: 'identity', status: 'pending' }])
  })
})
