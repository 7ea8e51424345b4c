import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { DueAgreements, LoadedPage, LoadedPages, PublishedPage } from '#contract/pages.ts'
import { ROLES } from '#domain/access/roles.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { publicConfig } from '#server/render/public-config.ts'
import type { TestUser } from '#server/testing/app.ts'

let t: CheckoutFixture
let admin: TestUser
beforeEach(async () => {
  t = await createCheckoutFixture()
  admin = await t.user({ roles: ['admin'], name: 'Ada Admin' })
})
afterEach(() => t.close())

const text = (title: string, more: object = {}) => ({
  title,
  description: 'What it is about.',
  body: `## ${title}`,
  ...more,
})
const publish = (slug: string, draft: object = {}, as: TestUser | undefined = admin) =>
  t.say<PublishedPage>(as, 'publish-page', {
    slug,
    texts: { en: text('Hello') },
    version: 0,
    reason: 'As agreed',
    ...draft,
  })
/** Publishes something, and has this process hear of it. */
async function put(slug: string, draft: object = {}) {
  const answer = await publish(slug, draft)
  expect(answer).toMatchObject({ status: 200 })
  await t.deps.content.reload()
  return answer.value!
}
const load = (slug: string, language = 'en') => t.say<LoadedPage>(undefined, 'load-page', { slug, language })
const inDays = (days: number) => new Date(t.deps.now().getTime() + days * 86_400_000).toISOString()

describe('publish-page', () => {
  it('puts a text in the place of the one that is shipped, in its language alone', async () => {
    expect(await load('terms')).toMatchObject({ code: 'NOT_FOUND' })
    await put('terms', { texts: { de: text('Bedingungen') } })
    expect((await load('terms', 'de')).value).toMatchObject({
      title: 'Bedingungen',
      html: '<h2 id="bedingungen">Bedingungen</h2>\n',
      language: 'de',
    })
    expect(await load('terms')).toMatchObject({ code: 'NOT_FOUND' })
    expect(publicConfig(t.deps).pages).toEqual([{ slug: 'terms', titles: { de: 'Bedingungen' } }])
    await put('terms', { texts: {}, version: 1 })
    expect(await load('terms', 'de')).toMatchObject({ code: 'NOT_FOUND' })
    expect(publicConfig(t.deps).pages).toBeUndefined()
  })

  it('adds a page, in the footer, in the next best language, and takes it off', async () => {
    const before = t.deps.settings.version
    await put('imprint', { texts: { de: text('Impressum') }, footer: 'legal' })
    expect(t.deps.settings.version).toBe(before + 1)
    expect((await load('imprint', 'fr')).value).toMatchObject({ title: 'Impressum', language: 'de' })
    expect(publicConfig(t.deps).pages).toEqual([
      { slug: 'imprint', footer: 'legal', titles: { de: 'Impressum' } },
    ])
    await put('imprint', { texts: { de: text('Impressum') }, isOff: true, version: 1 })
    expect(await load('imprint', 'de')).toMatchObject({ code: 'NOT_FOUND' })
    expect(publicConfig(t.deps).pages).toMatchObject([{ slug: 'imprint', isOff: true }])
  })

  it('writes the head of the start page in a language, whose text may be empty', async () => {
    await put('home', { texts: { de: text('Boote für Hamburg', { body: '' }) } })
    expect((await load('home', 'de')).value).toMatchObject({ title: 'Boote für Hamburg', html: '' })
    expect(await load('home', 'en')).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('comes into force at its time, and can be withdrawn before', async () => {
    await put('imprint', { effectiveFrom: inDays(2) })
    expect(await load('imprint')).toMatchObject({ code: 'NOT_FOUND' })
    expect(t.deps.content.untilNext()).toBeCloseTo(2 * 86_400_000, -5)
    t.setNow(3 * 86_400_000)
    t.deps.content.refresh()
    expect(await load('imprint')).toMatchObject({ status: 200 })
    const later = await put('imprint', { texts: { en: text('Later') }, version: 1, effectiveFrom: inDays(2) })
    expect(await t.say(admin, 'withdraw-page', { id: later.id })).toMatchObject({ status: 200 })
    expect(await t.say(admin, 'withdraw-page', { id: later.id })).toMatchObject({ code: 'CHANGED_MEANWHILE' })
    t.setNow(9 * 86_400_000)
    await t.deps.content.reload()
    expect((await load('imprint')).value?.title).toBe('Hello')
  })

  it('keeps who, when and why, and each version to go back to', async () => {
    const first = await put('imprint')
    await put('imprint', { texts: { en: text('Second') }, version: 1, reason: 'New address' })
    const { value } = await t.say<LoadedPages>(admin, 'load-pages', {})
    expect(value!.versions.map(({ version, reason, by, titles }) => [version, reason, by, titles])).toEqual([
      [2, 'New address', 'Ada Admin', { en: 'Second' }],
      [1, 'As agreed', 'Ada Admin', { en: 'Hello' }],
    ])
    expect((await t.say(admin, 'load-page-version', { id: first.id })).value).toEqual({
      texts: { en: text('Hello') },
    })
    const audit = await t.rows('select action, details from public.audit_log order by id')
    expect(audit).toMatchObject([
      { action: 'publish-page', details: { page: 'imprint', version: 1 } },
      { action: 'publish-page', details: { page: 'imprint', version: 2, reason: 'New address' } },
    ])
  })

  it('leaves one of two versions that were made of the same state, also at once', async () => {
    const both = await Promise.all([publish('imprint'), publish('imprint')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it.each([
    ['address', 'Imprint', {}],
    ['taken', 'search', {}],
    ['empty', 'imprint', { texts: {} }],
    ['title', 'imprint', { texts: { fr: text(' ') } }],
    ['picture', 'imprint', { texts: { en: text('A', { body: '![a](https://evil.test/a.png)' }) } }],
    ['changes', 'terms', { asksAgain: true }],
    ['too-far', 'imprint', { effectiveFrom: '2999-01-01T00:00:00Z' }],
  ])('says what is wrong: %s', async (fault, slug, draft) => {
    expect(await publish(slug, draft)).toMatchObject({ code: 'PAGE_WRONG', details: { fault } })
  })

  it('is for admins, and so is everything about versions', async () => {
    const { id } = await put('imprint', { effectiveFrom: inDays(9) })
    for (const role of ROLES.filter((each) => each !== 'admin')) {
      const person = await t.user({ roles: [role] })
      expect(await publish('imprint', {}, person)).toMatchObject({ status: 403, code: 'UNAUTHORIZED' })
      for (const [name, body] of [
        ['load-pages', {}],
        ['load-page-version', { id }],
        ['withdraw-page', { id }],
        ['preview-page', { body: 'x' }],
      ] as const)
        expect(await t.say(person, name, body)).toMatchObject({ status: 403, code: 'UNAUTHORIZED' })
    }
    expect(await t.say(undefined, 'load-pages', {})).toMatchObject({ status: 401 })
    expect((await t.client({ as: admin }).from('page_versions').select('id')).error?.code).toBe('42501')
  })
})

describe('the database', () => {
  it('takes no legal text off and asks nobody to agree to others', async () => {
    const insert = (values: string) =>
      t.rows(`insert into public.page_versions (slug, version, is_off, asks_again, effective_from, reason)
        values (${values}, now(), 'x')`)
    const wrong = { constraint: 'page_versions_legal' }
    await expect(insert(`'terms', 1, true, false`)).rejects.toMatchObject(wrong)
    await expect(insert(`'imprint', 1, false, true`)).rejects.toMatchObject(wrong)
  })
})

describe('an agreement', () => {
  const agreed = (person: TestUser) =>
    t.rows('select document, version from public.agreements where user_id = $1 order by id', [person.id])
  const due = async (person: TestUser) =>
    (await t.say<DueAgreements>(person, 'load-agreements', { language: 'en' })).value!.due
  const ask = (version: number, more: object = {}) =>
    put('terms', { version, asksAgain: true, texts: { en: text('T', { changes: 'The fee.' }) }, ...more })

  it('is recorded with the account, to the versions in force', async () => {
    await put('terms')
    const person = await t.user()
    expect(await agreed(person)).toEqual([
      { document: 'terms', version: 1 },
      { document: 'privacy', version: 0 },
    ])
  })

  it('is none of a person who was invited', async () => {
    const { data } = await t.client({ secret: true }).auth.admin.inviteUserByEmail('new@example.org')
    expect(await t.rows('select 1 from public.agreements where user_id = $1', [data.user!.id])).toEqual([])
  })

  it('is asked for again once, before the next booking', async () => {
    const renter = await t.user({ kyc_level: 1 })
    const line = t.line(await t.another(), 2)
    const hold = () => t.say(renter, 'place-hold', { lines: [line] })
    await put('terms')
    expect(await due(renter)).toEqual([])
    await ask(1)
    await put('terms', { version: 2 })
    expect(await due(renter)).toEqual([{ document: 'terms', version: 3, changes: 'The fee.' }])
    expect(await hold()).toMatchObject({ status: 409, code: 'AGREEMENT_DUE' })
    const answer = (version: number) =>
      t.say(renter, 'agree', { documents: [{ document: 'terms', version }] })
    expect(await answer(2)).toMatchObject({ code: 'CHANGED_MEANWHILE' })
    expect(await answer(3)).toMatchObject({ status: 200 })
    expect(await answer(3)).toMatchObject({ status: 200 })
    expect(await agreed(renter)).toContainEqual({ document: 'terms', version: 3 })
    expect(await hold()).toMatchObject({ status: 200 })
    const { value } = await t.say<LoadedPages>(admin, 'load-pages', {})
    expect(value!.versions.map((each) => [each.version, each.agreed])).toEqual([
      [3, 1],
      [2, 0],
      [1, 0],
    ])
  })

  it('does not come between a person and the payment', async () => {
    const renter = await t.user({ kyc_level: 1 })
    const line = t.line(await t.another(), 2)
    const hold = () => t.say(renter, 'place-hold', { lines: [line] })
    expect(await hold()).toMatchObject({ status: 200 })
    await ask(0)
    expect(await hold()).toMatchObject({ status: 200 })
  })

  it('is asked for by the order of time, where a later version was planned earlier', async () => {
    await ask(0, { effectiveFrom: inDays(5) })
    await put('terms', { version: 1 })
    const person = await t.user()
    expect(await due(person)).toEqual([])
    t.setNow(6 * 86_400_000)
    await t.deps.content.reload()
    expect(await due(person)).toMatchObject([{ document: 'terms', version: 1 }])
  })

  it('is nobody else’s to see, but in one’s own export', async () => {
    const [anna, bo] = [await t.user(), await t.user()]
    const { data } = await t.client({ as: anna }).from('agreements').select('user_id')
    expect(new Set(data?.map(({ user_id }) => user_id))).toEqual(new Set([anna.id]))
    expect(
      (await t.client({ as: admin }).from('agreements').select('id').eq('user_id', bo.id)).data,
    ).toHaveLength(2)
    const { value } = await t.say<{ agreements: object[] }>(anna, 'export-my-data', {})
    expect(JSON.stringify(value)).toContain('"document":"privacy"')
  })
})
