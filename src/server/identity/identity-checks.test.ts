import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenedIdentityCheck, RefreshedIdentityCheck } from '#contract/identity.ts'
import { createPayoutFixture, type PayoutFixture } from '#server/payouts/testing/payout-fixture.ts'
import { type StripeDouble, startStripeDouble } from '#server/providers/stripe/testing/stripe-double.ts'
import type { DoubleDocument } from '#server/providers/stripe/testing/verifications.ts'
import type { TestUser } from '#server/testing/app.ts'
import { deleteDecidedDocuments } from './tasks/delete-decided-documents.ts'
import { reviewIdentityChecks } from './tasks/review-identity-checks.ts'

const DAY_MS = 86_400_000
const WEBHOOKS = 'whsec_identity'

let t: PayoutFixture
let double: StripeDouble
beforeAll(async () => {
  double = await startStripeDouble(WEBHOOKS)
  t = await createPayoutFixture({
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_payments',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_IDENTITY_WEBHOOK_SECRET: WEBHOOKS,
    STRIPE_API_URL: double.url,
  })
  t.deps.log.warn = () => {}
})
afterAll(async () => {
  await t.close()
  await double.close()
})

const inYears = (years: number) => new Date(Date.now() + years * 366 * DAY_MS)
const dateOf = (at: Date) => ({
  day: at.getUTCDate(),
  month: at.getUTCMonth() + 1,
  year: at.getUTCFullYear(),
})
const passport = (changed: Partial<DoubleDocument> = {}): DoubleDocument => ({
  first_name: 'Nora',
  last_name: 'Newcomer',
  dob: { day: 4, month: 5, year: 1990 },
  number: crypto.randomUUID(),
  expiration_date: dateOf(inYears(5)),
  issuing_country: 'DE',
  type: 'passport',
  ...changed,
})

const newcomer = () => t.user({ name: '', kyc_level: 0 })
const open = (person: TestUser, path = '/kyc-onboarding?level=2') =>
  t.say<OpenedIdentityCheck>(person, 'open-identity-check', { path })
const refresh = (person: TestUser) => t.say<RefreshedIdentityCheck>(person, 'refresh-identity-check', {})
const lastCheck = () => [...double.verifications.all.values()].at(-1)!
async function begun() {
  const person = await newcomer()
  expect(await open(person)).toMatchObject({ status: 200 })
  return { person, check: lastCheck() }
}
async function tell(type: string, id: string, secret = double): Promise<number> {
  const { body, signature } = secret.event(`identity.verification_session.${type}`, id, t.deps.now())
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  return (await t.app.request('/functions/v1/identity-webhook', { method: 'POST', headers, body })).status
}
const proofsOf = (person: TestUser) =>
  t.rows<{ step: string; status: string; reason: string | null; details: Record<string, string> }>(
    `select step, status, reason, details from public.kyc_submissions where user_id = $1 order by step, submitted_at`,
    [person.id],
  )
const profileOf = async (person: TestUser) =>
  (await t.rows('select name, kyc_level, kyc_status from public.profiles where id = $1', [person.id]))[0]
const mailsTo = async (person: TestUser) =>
  (
    await t.rows<{ template: string }>(
      `select template from public.outbox where recipient = $1 and template like 'identity-%' order by created_at`,
      [person.email],
    )
  ).map(({ template }) => template)

describe('a check by an outside service', () => {
  it('proves document and face at once', async () => {
    const { person, check } = await begun()
    expect(check).toMatchObject({ wantsSelfie: true, email: person.email })
    expect(new URL(check.return_url).pathname + new URL(check.return_url).search).toBe(
      '/kyc-onboarding?level=2',
    )
    double.verifications.submit(check.id)
    expect(await tell('processing', check.id)).toBe(200)
    expect((await refresh(person)).value).toEqual({ status: 'checking' })
    expect(await open(person)).toMatchObject({ code: 'KYC_ALREADY_PENDING' })
    expect(await proofsOf(person)).toEqual([])

    double.verifications.accept(check.id, passport({ number: 'C01X00T47' }))
    expect(await tell('verified', check.id)).toBe(200)
    expect(await profileOf(person)).toEqual({
      name: 'Nora Newcomer',
      kyc_level: 2,
      kyc_status: 'intermediate',
    })
    const [identity, selfie] = await proofsOf(person)
    expect(identity).toMatchObject({ step: 'identity', status: 'verified' })
    expect(identity!.details).toMatchObject({
      birthDate: '1990-05-04',
      documentType: 'passport',
      country: 'DE',
    })
    expect(identity!.details.documentNumberEnd).toBe('0T47')
    expect(JSON.stringify(identity)).not.toContain('C01X')
    expect(selfie).toMatchObject({ step: 'selfie', status: 'verified', details: {} })
    expect(await mailsTo(person)).toEqual(['identity-verified'])
    expect(await open(person)).toMatchObject({ code: 'WRONG_STATE' })
  })

  it('counts once, however often and in whatever order it is told', async () => {
    const { person, check } = await begun()
    double.verifications.accept(check.id, passport())
    const statuses = await Promise.all([
      ...Array.from({ length: 5 }, () => tell('verified', check.id)),
      refresh(person).then(({ status }) => (status === 404 ? 200 : status)),
    ])
    expect(new Set(statuses)).toEqual(new Set([200]))
    await tell('processing', check.id)
    expect(await proofsOf(person)).toHaveLength(2)
    expect(await mailsTo(person)).toHaveLength(1)
  })

  it('may be tried again after a try that failed', async () => {
    const { person, check } = await begun()
    double.verifications.refuse(check.id, 'selfie_face_mismatch')
    await tell('requires_input', check.id)
    await tell('requires_input', check.id)
    expect(await proofsOf(person)).toMatchObject([
      { step: 'identity', status: 'rejected', reason: 'mismatch' },
    ])
    expect(await profileOf(person)).toMatchObject({ kyc_level: 0, kyc_status: 'rejected' })
    expect(await mailsTo(person)).toEqual(['identity-rejected'])

    const again = await open(person)
    expect(again.value?.url).toBe(double.verifications.all.get(check.id)?.url)
    double.verifications.accept(check.id, passport())
    await tell('verified', check.id)
    expect(await profileOf(person)).toMatchObject({ kyc_level: 2 })
  })

  it('leaves a check open that its person broke off', async () => {
    const { person, check } = await begun()
    double.verifications.refuse(check.id, 'consent_declined')
    await tell('requires_input', check.id)
    expect(await proofsOf(person)).toEqual([])
    expect(await open(person)).toMatchObject({ status: 200 })
    expect(double.verifications.all.get(check.id)?.status).toBe('requires_input')
  })

  it.each([
    ['somebody under 18', { dob: dateOf(inYears(-17)) }, 'underage'],
    ['a document that has ended', { expiration_date: dateOf(inYears(-1)) }, 'expired-document'],
    ['a country whose documents are not taken', { issuing_country: 'US' }, 'wrong-document'],
    ['a name that is none', { first_name: 'Nora\u202e' }, 'unreadable'],
  ])('proves nothing of %s, and another check may follow', async (_, changed, reason) => {
    const { person, check } = await begun()
    double.verifications.accept(check.id, passport(changed))
    await tell('verified', check.id)
    expect(await proofsOf(person)).toMatchObject([{ status: 'rejected', reason }])
    expect(await profileOf(person)).toMatchObject({ kyc_level: 0 })
    expect(await open(person)).toMatchObject({ status: 200 })
    expect(lastCheck().id).not.toBe(check.id)
  })

  it('takes the place of photos that wait to be looked at', async () => {
    const { person, check } = await begun()
    const path = `${person.id}/identity/1.png`
    await t.rows(
      `insert into storage.objects (bucket_id, name, owner_id, metadata) values ('documents', $1, $2, '{"mimetype":"image/png"}')`,
      [path, person.id],
    )
    await t.rows(
      `insert into public.kyc_submissions (user_id, step, document_path) values ($1, 'identity', $2)`,
      [person.id, path],
    )
    double.verifications.accept(check.id, passport())
    await tell('verified', check.id)
    expect((await proofsOf(person)).map(({ step, status }) => [step, status])).toEqual(
      expect.arrayContaining([
        ['identity', 'expired'],
        ['identity', 'verified'],
        ['selfie', 'verified'],
      ]),
    )
  })
})

describe('opening a check', () => {
  it('makes one, also when the button is pressed ten times', async () => {
    const person = await newcomer()
    const before = double.verifications.all.size
    const answers = await Promise.all(Array.from({ length: 10 }, () => open(person)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(double.verifications.all.size).toBe(before + 1)
  })

  it('goes on under the same key where the answer was lost', async () => {
    const person = await newcomer()
    const before = double.verifications.all.size
    double.failNext(3, 'lost')
    expect(await open(person)).toMatchObject({ status: 503, code: 'PAYMENT_PROVIDER_DOWN' })
    double.failNext(0, 'lost')
    expect(await open(person)).toMatchObject({ status: 200 })
    expect(double.verifications.all.size).toBe(before + 1)
  })

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/a b'])(
    'sends nobody to %s',
    async (path) => {
      expect(await open(await newcomer(), path)).toMatchObject({ code: 'BAD_INPUT' })
    },
  )

  it('opens another one where the first was closed at the service', async () => {
    const { person, check } = await begun()
    Object.assign(double.verifications.all.get(check.id)!, { status: 'canceled', url: null })
    expect(await open(person)).toMatchObject({ status: 200 })
    expect(lastCheck().id).not.toBe(check.id)
  })
})

describe('who asks', () => {
  it('hears nothing of the check of another', async () => {
    const { check } = await begun()
    const other = await newcomer()
    expect(await refresh(other)).toMatchObject({ status: 404 })
    const rows = await t.client({ as: other }).from('identity_checks').select('id, status')
    expect(rows.data).toEqual([])
    expect(check.status).toBe('requires_input')
  })

  it('is believed only with a signature', async () => {
    const { person, check } = await begun()
    double.verifications.accept(check.id, passport())
    const forger = await startStripeDouble('whsec_forged')
    forger.verifications.all.set(check.id, double.verifications.all.get(check.id)!)
    expect(await tell('verified', check.id, forger)).toBe(400)
    await forger.close()
    expect(await proofsOf(person)).toEqual([])
  })
})

describe('by the clock', () => {
  const at = async (days: number, work: () => Promise<unknown>) => {
    const { now } = t.deps
    t.deps.now = () => new Date(now().getTime() + days * DAY_MS)
    try {
      await work()
    } finally {
      t.deps.now = now
    }
  }
  const review = () => reviewIdentityChecks.run(t.deps, undefined as never)

  it('hears what no webhook told', async () => {
    const { person, check } = await begun()
    double.verifications.accept(check.id, passport())
    await at(0.1, review)
    expect(await profileOf(person)).toMatchObject({ kyc_level: 2 })
  })

  it('closes what nobody went on with, and has it forgotten', async () => {
    const { person, check } = await begun()
    await at(3, review)
    expect(double.verifications.all.get(check.id)).toMatchObject({ status: 'canceled', redaction: {} })
    expect(await open(person)).toMatchObject({ status: 200 })
  })

  it('has the service forget when the pictures’ time is over', async () => {
    const { person, check } = await begun()
    double.verifications.accept(check.id, passport())
    await tell('verified', check.id)
    await at(400, () => deleteDecidedDocuments.run(t.deps, undefined as never))
    expect(double.verifications.all.get(check.id)?.redaction).toBeNull()
    await at(401, review)
    expect(double.verifications.all.get(check.id)?.redaction).not.toBeNull()
    expect(await profileOf(person)).toMatchObject({ kyc_level: 2 })
  })

  it('has the service forget who starts over', async () => {
    const { person, check } = await begun()
    double.verifications.accept(check.id, passport())
    await tell('verified', check.id)
    expect(await t.say(person, 'reset-identity', {})).toMatchObject({ status: 200 })
    await review()
    expect(double.verifications.all.get(check.id)?.redaction).not.toBeNull()
    expect(await open(person)).toMatchObject({ status: 200 })
  })
})
