import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Announcement } from '#contract/announcements.ts'
import { ROLES } from '#domain/access/roles.ts'
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

const save = (draft: object = {}, as: TestUser | undefined = admin) =>
  t.say<{ id: number }>(as, 'save-announcement', {
    audience: 'everyone',
    texts: { en: { text: 'We are moving on Sunday' } },
    isDismissible: true,
    ...draft,
  })
const inDays = (days: number) => new Date(t.deps.now().getTime() + days * 86_400_000).toISOString()
const shown = () => publicConfig(t.deps).announcements?.map(({ texts }) => texts.en?.text) ?? []

describe('an announcement', () => {
  it('is on every page from its beginning to its end', async () => {
    expect(await save({ startsAt: inDays(1), endsAt: inDays(3) })).toMatchObject({ status: 200 })
    await t.deps.content.reload()
    expect(shown()).toEqual([])
    expect(t.deps.content.untilNext()).toBeCloseTo(86_400_000, -5)
    const before = t.deps.settings.version
    t.setNow(2 * 86_400_000)
    t.deps.content.refresh()
    expect(shown()).toEqual(['We are moving on Sunday'])
    expect(t.deps.settings.version).toBe(before + 1)
    t.setNow(2 * 86_400_000)
    t.deps.content.refresh()
    expect(shown()).toEqual([])
    expect(t.deps.content.untilNext()).toBeUndefined()
  })

  it('to the team is read by the team alone, and stands in no page of the public', async () => {
    await save({ audience: 'staff', texts: { en: { text: 'Fraud in Berlin' } } })
    await t.deps.content.reload()
    expect(publicConfig(t.deps)).not.toHaveProperty('announcements')
    expect(publicConfig(t.deps)).not.toHaveProperty('announcesToSome')
    const moderator = await t.user({ roles: ['moderator'] })
    const { value } = await t.say<object>(moderator, 'load-team-announcements', {})
    expect(value).toMatchObject({
      announcements: [{ audience: 'staff', texts: { en: { text: 'Fraud in Berlin' } } }],
    })
    expect(await t.say(await t.user(), 'load-team-announcements', {})).toMatchObject({ code: 'UNAUTHORIZED' })
  })

  it('to lenders or people who are signed in stands in no page, and is given to them alone', async () => {
    await save({ audience: 'everyone' })
    await save({ audience: 'signed-in', texts: { en: { text: 'Welcome' } } })
    await save({ audience: 'lenders', texts: { en: { text: 'New fees' } } })
    await save({ audience: 'staff', texts: { en: { text: 'Fraud in Berlin' } } })
    await t.deps.content.reload()
    expect(shown()).toEqual(['We are moving on Sunday'])
    expect(publicConfig(t.deps)).toMatchObject({ announcesToSome: true })
    const read = async (as: TestUser) =>
      (await t.say<{ announcements: Announcement[] }>(as, 'load-own-announcements', {}))
        .value!.announcements.map(({ texts }) => texts.en?.text)
        .toSorted()
    expect(await read(await t.user())).toEqual(['Welcome'])
    expect(await read(await t.user({ roles: ['user', 'lender'] }))).toEqual(['New fees', 'Welcome'])
    expect(await t.say(undefined, 'load-own-announcements', {})).toMatchObject({ status: 401 })
  })

  it('is changed and ended, each once of the same state, and each in the audit log', async () => {
    const { id } = (await save()).value!
    const texts = { en: { text: 'On Monday', link: '/our-story', label: 'Why' } }
    const both = await Promise.all([save({ id, version: 1, texts }), save({ id, version: 1, texts })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await t.deps.content.reload()
    expect(shown()).toEqual(['On Monday'])
    await save({ id, version: 2, texts, startsAt: inDays(-1), endsAt: inDays(0) })
    await t.deps.content.reload()
    expect(shown()).toEqual([])
    expect(await t.rows('select action, actor_id from public.audit_log')).toEqual(
      Array(3).fill({ action: 'save-announcement', actor_id: admin.id }),
    )
    const { value } = await t.say<{ announcements: Announcement[] }>(admin, 'load-announcements', {})
    expect(value!.announcements).toMatchObject([{ id, version: 3, texts }])
  })

  it.each([
    ['empty', { texts: {} }],
    ['empty', { texts: { de: { text: ' ' } } }],
    ['link', { texts: { en: { text: 'A', link: 'javascript:alert(1)', label: 'B' } } }],
    ['link', { texts: { en: { text: 'A', link: '//evil.test', label: 'B' } } }],
    ['label', { texts: { en: { text: 'A', link: '/a' } } }],
    ['window', { startsAt: '2026-02-02T00:00:00Z', endsAt: '2026-02-01T00:00:00Z' }],
  ])('says what is wrong: %s %j', async (fault, draft) => {
    expect(await save(draft)).toMatchObject({ code: 'ANNOUNCEMENT_WRONG', details: { fault } })
  })

  it('is for admins to write and to list', async () => {
    for (const role of ROLES.filter((each) => each !== 'admin')) {
      const person = await t.user({ roles: [role] })
      expect(await save({}, person)).toMatchObject({ status: 403, code: 'UNAUTHORIZED' })
      expect(await t.say(person, 'load-announcements', {})).toMatchObject({ status: 403 })
    }
    expect(await t.say(undefined, 'load-announcements', {})).toMatchObject({ status: 401 })
  })
})
