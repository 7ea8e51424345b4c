import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testPicture } from '#backend/storage/testing/test-picture.ts'
import type { DecidedIdentity, IdentityProof } from '#contract/identity.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { renderMail } from '#server/mail/render-mail.ts'
import type { TestUser } from '#server/testing/app.ts'

let t: CheckoutFixture
let person: TestUser
let moderator: TestUser
let id: string
beforeEach(async () => {
  t = await createCheckoutFixture()
  moderator = await t.user({ roles: ['moderator'] })
  person = await t.user()
  await t.rows(`update public.profiles set locale = 'fr' where id = $1`, [person.id])
  id = await submit(person)
})
afterEach(() => t.close())

/** Uploads a document and hands it in, as the screens do. */
async function submit(as: TestUser): Promise<string> {
  const documentPath = `${as.id}/identity/${crypto.randomUUID()}`
  const { error } = await t
    .client({ as })
    .storage.from('documents')
    .upload(documentPath, new Blob([new Uint8Array(await testPicture(40, 30))]), {
      contentType: 'image/jpeg',
    })
  expect(error).toBeNull()
  const details = {
    firstName: 'Rita',
    lastName: 'Renter',
    birthDate: '1990-02-28',
    documentType: 'passport',
    documentNumber: 'C01X00T478',
    validUntil: '2034-05-31',
    country: 'DE',
  }
  expect(await t.say(as, 'submit-identity', { step: 'identity', documentPath, details })).toMatchObject({
    status: 200,
  })
  const [row] = await t.rows<{ id: string }>('select id from public.kyc_submissions where user_id = $1', [
    as.id,
  ])
  return row!.id
}

type Name = 'view-identity' | 'approve-identity' | 'reject-identity'
const say = <Value = DecidedIdentity>(as: TestUser | undefined, name: Name, more: object = {}) =>
  t.say<Value>(as, name, { id, ...more })
/** They have opened the document, without a line in the audit log. */
const haveOpened = (...people: TestUser[]) =>
  t.rows('insert into public.kyc_openings (submission_id, moderator_id) select $1, unnest($2::uuid[])', [
    id,
    people.map((one) => one.id),
  ])
const profile = async () =>
  (await t.rows('select kyc_level, kyc_status from public.profiles where id = $1', [person.id]))[0]
const log = () => t.rows('select actor_id, action, subject_id, details from public.audit_log order by id')
const mails = () =>
  t.rows<{ template: string; locale: string; data: never }>(
    'select template, locale, data from public.outbox where recipient = $1',
    [person.email],
  )
const entry = (action: string, more: object = {}) => ({
  actor_id: moderator.id,
  action,
  subject_id: person.id,
  details: { submissionId: id, step: 'identity', ...more },
})

describe('a decision', () => {
  it('needs that the document was opened by who decides, in the use case and in the database', async () => {
    const other = await t.user({ roles: ['moderator'] })
    await say(other, 'view-identity')
    const unseen = { status: 409, code: 'DOCUMENT_UNSEEN' }
    expect(await say(moderator, 'approve-identity')).toMatchObject(unseen)
    expect(await say(moderator, 'reject-identity', { reason: 'mismatch' })).toMatchObject(unseen)
    expect(await profile()).toEqual({ kyc_level: 0, kyc_status: 'pending' })
    const forged = t.rows(
      `update public.kyc_submissions set status = 'verified', decided_at = now(), decided_by = $2 where id = $1`,
      [id, moderator.id],
    )
    await expect(forged).rejects.toMatchObject({
      code: '23503',
      constraint: 'kyc_submissions_opened_by_decider',
    })
    await say(moderator, 'view-identity')
    expect(await say(moderator, 'approve-identity')).toMatchObject({ status: 200 })
  })

  it('stays where the account of who decided is deleted', async () => {
    await say(moderator, 'view-identity')
    await say(moderator, 'approve-identity')
    await t.rows('delete from auth.users where id = $1', [moderator.id])
    expect(await t.rows('select status, decided_by from public.kyc_submissions')).toEqual([
      { status: 'verified', decided_by: null },
    ])
  })
})

describe('approve-identity', () => {
  it('raises the level, tells the person and writes down who decided', async () => {
    await haveOpened(moderator)
    expect(await say(moderator, 'approve-identity')).toEqual({
      status: 200,
      value: { id, status: 'verified' },
    })
    expect(await profile()).toEqual({ kyc_level: 1, kyc_status: 'basic' })
    expect(await mails()).toMatchObject([{ template: 'identity-verified', locale: 'fr' }])
    expect(await log()).toEqual([entry('approve-identity')])
  })

  it('has one effect: again by the same moderator it is done, by another one refused', async () => {
    await haveOpened(moderator)
    await say(moderator, 'approve-identity')
    expect(await say(moderator, 'approve-identity')).toMatchObject({ status: 200 })
    expect(await say(moderator, 'reject-identity', { reason: 'mismatch' })).toMatchObject({
      status: 409,
      code: 'WRONG_STATE',
    })
    const other = await t.user({ roles: ['admin'] })
    expect(await say(other, 'approve-identity')).toMatchObject({ code: 'WRONG_STATE' })
    expect([await mails(), await log()].map(({ length }) => length)).toEqual([1, 1])
  })

  it('is decided once where two decide at the same moment', async () => {
    const other = await t.user({ roles: ['moderator'] })
    await haveOpened(moderator, other)
    const both = await Promise.all([
      say(moderator, 'approve-identity'),
      say(other, 'reject-identity', { reason: 'unreadable' }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await mails()).toHaveLength(1)
  })

  it('is refused once the person started over', async () => {
    await t.say(person, 'reset-identity', {})
    expect(await say(moderator, 'approve-identity')).toMatchObject({ status: 409, code: 'WRONG_STATE' })
    expect(await profile()).toEqual({ kyc_level: 0, kyc_status: 'none' })
  })
})

describe('reject-identity', () => {
  it('tells the person why in their language, who hands in another one', async () => {
    await haveOpened(moderator)
    const why = { reason: 'unreadable', message: 'The lower half is dark.' }
    expect(await say(moderator, 'reject-identity', why)).toMatchObject({ value: { status: 'rejected' } })
    expect(await profile()).toEqual({ kyc_level: 0, kyc_status: 'rejected' })
    const [mail] = await mails()
    expect(renderMail('identity-rejected', 'fr', mail!.data).text).toContain('L’image est trop floue')
    const { data } = await t.client({ as: person }).from('kyc_submissions').select('status, reason, message')
    expect(data).toEqual([{ status: 'rejected', ...why }])
    expect(await log()).toEqual([entry('reject-identity', why)])
    await submit(person)
  })

  it('takes a reason that says something', async () => {
    expect(await say(moderator, 'reject-identity')).toMatchObject({ status: 400, code: 'BAD_INPUT' })
    expect(await say(moderator, 'reject-identity', { reason: 'other' })).toMatchObject({
      status: 422,
      code: 'REASON_MISSING',
    })
  })
})

describe('view-identity', () => {
  it('shows details and document to those who decide, and writes down each look', async () => {
    const { value } = await say<IdentityProof>(moderator, 'view-identity')
    expect(value).toMatchObject({
      step: 'identity',
      contentType: 'image/jpeg',
      details: { firstName: 'Rita', documentNumberEnd: 'T478' },
    })
    const show = () => t.app.request(`/storage/v1${value!.path}`)
    expect((await show()).status).toBe(200)
    await say(moderator, 'view-identity')
    const look = entry('view-identity', { sides: ['front'] })
    expect(await log()).toEqual([look, look])
    t.setNow(61_000)
    expect((await show()).status).toBe(400)
  })

  it('is the only way to them', async () => {
    const client = t.client({ as: moderator })
    const { data } = await client.from('kyc_submissions').select('id, document_path').single()
    expect(data?.id).toBe(id)
    expect((await client.from('kyc_submissions').select('details')).error?.code).toBe('42501')
    const { error } = await client.storage.from('documents').createSignedUrl(data!.document_path!, 60)
    expect(error).not.toBeNull()
  })
})

describe('who decides', () => {
  const names = ['view-identity', 'approve-identity', 'reject-identity'] as const
  it.each(names)('%s is for those who may verify documents', async (name) => {
    const more = name === 'reject-identity' ? { reason: 'mismatch' } : {}
    expect(await say(undefined, name, more)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
    for (const other of [person, t.owner]) {
      expect(await say(other, name, more)).toMatchObject({
        status: 403,
        code: 'UNAUTHORIZED',
        details: { action: 'verify', resource: 'document' },
      })
    }
    await t.rows('update public.profiles set is_blocked = true where id = $1', [moderator.id])
    expect((await say(moderator, name, more)).status).toBeGreaterThanOrEqual(403)
    expect(await log()).toEqual([])
  })

  it('a moderator leaves their own proof to others; an admin need not', async () => {
    id = await submit(moderator)
    expect(await say(moderator, 'approve-identity')).toMatchObject({ code: 'UNAUTHORIZED' })
    const admin = await t.user({ roles: ['admin'] })
    id = await submit(admin)
    await haveOpened(admin)
    expect(await say(admin, 'approve-identity')).toMatchObject({ status: 200 })
  })
})
