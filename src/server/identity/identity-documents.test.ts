import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '#backend/db/transaction.ts'
import { testPicture } from '#backend/storage/testing/test-picture.ts'
import type { IdentityProof } from '#contract/identity.ts'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { createSubmission } from '#seed/fixtures/create-submission.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import type { TestUser } from '#server/testing/app.ts'
import { decideSubmission } from './decide-submission.ts'
import { numberHash } from './number-hash.ts'
import { deleteDecidedDocuments } from './tasks/delete-decided-documents.ts'
import { endExpiredIdentities } from './tasks/end-expired-identities.ts'
import { remindOfExpiry } from './tasks/remind-of-expiry.ts'
import { withdrawProofs } from './withdraw-proofs.ts'

const DAY_MS = 86_400_000

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

const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

async function upload(of = person, type = 'image/jpeg'): Promise<string> {
  const path = `${of.id}/identity/${crypto.randomUUID()}`
  const bytes = type === 'image/jpeg' ? new Uint8Array(picture) : '%PDF-1.4\n%%EOF'
  const { error } = await t
    .client({ as: of })
    .storage.from('documents')
    .upload(path, new Blob([bytes]), { contentType: type })
  expect(error).toBeNull()
  return path
}

const submit = (more: object, details: object = {}) =>
  t.say(person, 'submit-identity', {
    step: 'identity',
    details: {
      ...{ firstName: 'Rita', lastName: 'Renter', birthDate: '1990-02-28', documentType: 'id_card' },
      ...{ documentNumber: 'C01X00T478', country: 'DE', validUntil: dayIn(400), ...details },
    },
    ...more,
  })
const decide = (id: string, status: 'verified' | 'rejected' = 'verified') =>
  inTransaction(t.db, { as: 'service' }, (tx) => decideSubmission(tx, id, { status, at: t.deps.now() }))
const proofs = () =>
  t.rows<{ id: string; status: string; reason: string | null }>(
    'select id, status, reason from public.kyc_submissions where user_id = $1 order by submitted_at',
    [person.id],
  )
const profile = async () =>
  (await t.rows('select kyc_level, kyc_status from public.profiles where id = $1', [person.id]))[0]
const files = () =>
  t.rows(`select name from storage.objects where bucket_id = 'documents' and name like $1`, [
    `${person.id}/%`,
  ])
const run = (job: typeof remindOfExpiry) => job.run(t.deps, async (request) => t.app.fetch(request))
const mails = async () =>
  (
    await t.rows<{ state: string }>(
      `select data->>'state' as state from public.outbox where template = 'identity-expiry' order by id`,
    )
  ).map(({ state }) => state)

/** A verified document whose last day is so many days away. */
async function verified(days: number): Promise<string> {
  const id = await createSubmission(t.db.pool, { user: person.id, step: 'identity' })
  await t.rows('update public.kyc_submissions set valid_until = $2 where id = $1', [id, dayIn(days)])
  await decide(id)
  return id
}

describe('the number of a document', () => {
  it('is kept as a keyed hash alone, the same however it is spelt, and goes with the account', async () => {
    const pdf = await upload(person, 'application/pdf')
    expect(await submit({ documentPath: pdf }, { documentNumber: 'c01 x00-t478' })).toMatchObject({
      status: 200,
    })
    const [row] = await t.rows<{ details: object; number_hash: Buffer | null }>(
      'select details, number_hash from public.kyc_submissions where user_id = $1',
      [person.id],
    )
    const written = { country: 'DE', documentType: 'id_card', documentNumber: 'C01X00T478' }
    expect(row!.number_hash).toEqual(numberHash(t.deps.config, written))
    expect(numberHash(t.deps.config, { ...written, country: 'FR' })).not.toEqual(row!.number_hash)
    expect(JSON.stringify(row!.details)).not.toMatch(/x00/i)
    await inTransaction(t.db, { as: 'service' }, async (tx) => {
      for (const statement of withdrawProofs(person.id, t.deps.now())) await statement.execute(tx)
    })
    expect(await t.rows('select 1 from public.kyc_submissions where number_hash is not null')).toEqual([])
  })
})

describe('the sides of a document', () => {
  it('are both asked for, but of a passport and of a PDF', async () => {
    const refused = { code: 'DOCUMENT_MISSING', details: { side: 'back' } }
    expect(await submit({ documentPath: await upload() })).toMatchObject(refused)
    const pdf = await upload(person, 'application/pdf')
    expect(await submit({ documentPath: pdf })).toMatchObject({ status: 200 })
  })

  it('are of the same person', async () => {
    const other = await t.user()
    expect(await submit({ documentPath: await upload(), backPath: await upload(other) })).toMatchObject({
      code: 'DOCUMENT_MISSING',
    })
  })

  it('are both shown to the moderator', async () => {
    const moderator = await t.user({ roles: ['moderator'] })
    expect(await submit({ documentPath: await upload(), backPath: await upload() })).toMatchObject({
      status: 200,
    })
    const { id } = (await proofs())[0]!
    const answer = await t.say<IdentityProof>(moderator, 'view-identity', { id })
    expect(answer).toMatchObject({ status: 200, value: { back: { contentType: 'image/jpeg' } } })
    const { back, path } = (answer as { value: IdentityProof }).value
    expect(back!.path).not.toBe(path)
    expect((await t.app.request(`/storage/v1${back!.path}`)).status).toBe(200)
    const opened = `select details->'sides' as sides from public.audit_log where action = 'view-identity'`
    expect(await t.rows(opened)).toEqual([{ sides: ['front', 'back'] }])
  })

  it('cannot be taken away while they are checked', async () => {
    const backPath = await upload()
    await submit({ documentPath: await upload(), backPath })
    const other = await upload()
    await t.client({ as: person }).storage.from('documents').remove([backPath, other])
    expect(await files()).toHaveLength(2)
    expect(await files()).not.toContainEqual({ name: other })
  })
})

describe('the end of a document', () => {
  it('is asked for, and lies ahead', async () => {
    const documentPath = await upload(person, 'application/pdf')
    expect(await submit({ documentPath }, { validUntil: undefined })).toMatchObject({ status: 400 })
    expect(await submit({ documentPath }, { validUntil: dayIn(-1) })).toMatchObject({
      code: 'DOCUMENT_EXPIRED',
    })
    const licence = { documentType: 'driving_licence', validUntil: undefined }
    expect(await submit({ documentPath }, licence)).toMatchObject({ status: 200 })
  })

  it('ends the identity, which a new document brings back with all other proofs', async () => {
    await verified(-1)
    await decide(await createSubmission(t.db.pool, { user: person.id, step: 'selfie' }))
    expect(await profile()).toEqual({ kyc_level: 2, kyc_status: 'intermediate' })
    await run(endExpiredIdentities)
    await run(endExpiredIdentities)
    expect(await profile()).toEqual({ kyc_level: 0, kyc_status: 'expired' })
    expect(await proofs()).toMatchObject([
      { status: 'expired', reason: 'expired-document' },
      { status: 'verified' },
    ])
    expect(await mails()).toEqual(['expired'])
    await verified(400)
    expect(await profile()).toEqual({ kyc_level: 2, kyc_status: 'intermediate' })
  })

  it('leaves a document alone on its last day', async () => {
    await verified(0)
    await run(endExpiredIdentities)
    expect(await profile()).toEqual({ kyc_level: 1, kyc_status: 'basic' })
  })

  it('is told once a month ahead, unless a new document is being checked', async () => {
    await verified(31)
    await run(remindOfExpiry)
    expect(await mails()).toEqual([])
    await t.rows('update public.kyc_submissions set valid_until = $1', [dayIn(20)])
    const renewed = { documentPath: await upload(person, 'application/pdf') }
    expect(await submit(renewed)).toMatchObject({ status: 200, value: { status: 'pending' } })
    await run(remindOfExpiry)
    expect(await mails()).toEqual([])
    await decide((await proofs()).at(-1)!.id, 'rejected')
    await run(remindOfExpiry)
    await run(remindOfExpiry)
    expect(await mails()).toEqual(['expiring'])
    expect(await profile()).toEqual({ kyc_level: 1, kyc_status: 'basic' })
  })

  it('lets a new document take the place of the one that ends, and none of another', async () => {
    await verified(90)
    const documentPath = await upload(person, 'application/pdf')
    expect(await submit({ documentPath })).toMatchObject({ value: { status: 'verified' } })
    await t.rows('update public.kyc_submissions set valid_until = $1', [dayIn(20)])
    expect(await submit({ documentPath })).toMatchObject({ value: { status: 'pending' } })
    await decide((await proofs()).at(-1)!.id)
    expect(await proofs()).toMatchObject([{ status: 'expired', reason: 'replaced' }, { status: 'verified' }])
    await run(endExpiredIdentities)
    expect(await profile()).toEqual({ kyc_level: 1, kyc_status: 'basic' })
  })
})

it('answers a person what they entered last, and nobody else', async () => {
  await submit({ documentPath: await upload(person, 'application/pdf') })
  const details = async (as: TestUser) => (await t.client({ as }).rpc('my_identity_details')).data
  expect(await details(person)).toEqual({
    ...{ firstName: 'Rita', lastName: 'Renter', birthDate: '1990-02-28' },
    ...{ documentType: 'id_card', country: 'DE' },
  })
  expect(await details(await t.user())).toBeNull()
})

describe('the documents of decided proofs', () => {
  const later = (days: number) => t.setNow(days * DAY_MS)

  it('are deleted when the operator’s time is over, and what was decided stays', async () => {
    await submit({ documentPath: await upload(), backPath: await upload() })
    const { id } = (await proofs())[0]!
    await decide(id)
    later(179)
    await run(deleteDecidedDocuments)
    expect(await files()).toHaveLength(2)
    later(181)
    await run(deleteDecidedDocuments)
    expect(await files()).toEqual([])
    expect(await profile()).toEqual({ kyc_level: 1, kyc_status: 'basic' })
    const moderator = await t.user({ roles: ['moderator'] })
    expect(await t.say(moderator, 'view-identity', { id })).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('stay while a rental relies on them', async () => {
    await verified(400)
    const start = new Date(Date.now() + 100 * DAY_MS)
    const end = new Date(start.getTime() + DAY_MS)
    const booking = { item: t.item.id, renter: person.id, start, end }
    await createBooking(t.db.pool, { ...booking, status: 'confirmed' })
    later(300)
    await run(deleteDecidedDocuments)
    expect(await files()).toHaveLength(1)
  })
})
