import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import type { Transitioned } from '#server/lifecycle/transition.ts'
import { renderMail } from '#server/mail/render-mail.ts'
import type { TestUser } from '#server/testing/app.ts'

let t: CheckoutFixture
let moderator: TestUser
let itemId: string
beforeEach(async () => {
  t = await createCheckoutFixture()
  moderator = await t.user({ name: 'Mira Moderator', roles: ['moderator'] })
  itemId = (await t.another({ status: 'pending_review', title: 'Ladder' })).id
  await t.rows(`update public.profiles set roles = '{user}', locale = 'de' where id = $1`, [t.owner.id])
})
afterEach(() => t.close())

type Decision = 'approve' | 'return' | 'remove'
const decide = (as: TestUser | undefined, decision: Decision, more: object = {}) =>
  t.say<Transitioned>(as, `${decision}-listing`, { id: itemId, ...more })
const statusOf = async () =>
  (await t.rows<{ status: string }>('select status from public.items where id = $1', [itemId]))[0]!.status
const mails = () =>
  t.rows<{ template: string; locale: string; data: never }>(
    `select template, locale, data from public.outbox where recipient = $1 order by created_at`,
    [t.owner.email],
  )
const log = () => t.rows('select actor_id, action, subject_id, details from public.audit_log order by id')

describe('approve-listing', () => {
  it('shows the listing to all visitors, makes its owner a lender and tells them', async () => {
    expect(await decide(moderator, 'approve', { version: 0 })).toEqual({
      status: 200,
      value: { id: itemId, status: 'published', version: 1 },
    })
    const { data } = await t.client().from('items').select('id').eq('id', itemId)
    expect(data).toEqual([{ id: itemId }])
    expect(await t.rows('select roles from public.profiles where id = $1', [t.owner.id])).toEqual([
      { roles: ['user', 'lender'] },
    ])
    expect(await mails()).toMatchObject([{ template: 'listing-approved', locale: 'de' }])
    expect(await log()).toEqual([
      {
        actor_id: moderator.id,
        action: 'approve-listing',
        subject_id: t.owner.id,
        details: { itemId, title: 'Ladder' },
      },
    ])
  })

  it('answers a second time as the first, with one mail', async () => {
    const first = await decide(moderator, 'approve')
    expect(await decide(moderator, 'approve')).toEqual(first)
    expect(await mails()).toHaveLength(1)
  })

  it('is refused for a version that the moderator did not see', async () => {
    await t.say(t.owner, 'pause-item', { itemId })
    await t.rows(`update public.items set status = 'pending_review' where id = $1`, [itemId])
    // Paused and offered once more in between.
    expect(await decide(moderator, 'approve', { version: 0 })).toMatchObject({
      status: 409,
      code: 'CHANGED_MEANWHILE',
    })
    expect(await statusOf()).toBe('pending_review')
  })

  it('is refused once it was taken back', async () => {
    await t.say(t.owner, 'pause-item', { itemId })
    expect(await decide(moderator, 'approve')).toMatchObject({ status: 409, code: 'WRONG_STATE' })
  })

  it('has one effect where two decide at once', async () => {
    const other = await t.user({ roles: ['moderator'] })
    const both = await Promise.all([
      decide(moderator, 'approve', { version: 0 }),
      decide(other, 'return', { version: 0, reason: 'price' }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await mails()).toHaveLength(1)
  })
})

describe('return-listing', () => {
  it('makes it a draft again, and tells its owner why in their language', async () => {
    const why = { reason: 'pictures', message: 'Please show the feet, too.' }
    expect(await decide(moderator, 'return', why)).toMatchObject({ value: { status: 'draft' } })
    const [mail] = await mails()
    const { text } = renderMail('listing-returned', 'de', mail!.data)
    expect(text.replaceAll(/\s+/g, ' ')).toContain('Die Bilder zeigen den Artikel selbst nicht')
    expect(text).toContain('Please show the feet, too.')
    const { data } = await t
      .client({ as: t.owner })
      .from('listing_events')
      .select('transition, reason, message')
    expect(data).toEqual([{ transition: 'return', ...why }])
    expect((await t.client({ as: t.renter }).from('listing_events').select('id')).data).toEqual([])
    const { error } = await t.client({ as: t.owner }).from('listing_events').select('user_id')
    expect(error?.code).toBe('42501')
  })

  it('takes a reason that says something', async () => {
    expect(await decide(moderator, 'return')).toMatchObject({ status: 400, code: 'BAD_INPUT' })
    expect(await decide(moderator, 'return', { reason: 'nonsense' })).toMatchObject({ code: 'BAD_INPUT' })
    expect(await decide(moderator, 'return', { reason: 'other', message: ' ' })).toMatchObject({
      status: 422,
      code: 'REASON_MISSING',
    })
    expect(await statusOf()).toBe('pending_review')
  })
})

describe('remove-listing', () => {
  it.each(['draft', 'pending_review', 'published', 'paused'] as const)(
    'takes down a %s one',
    async (status) => {
      itemId = (await t.another({ status })).id
      expect(await decide(moderator, 'remove', { reason: 'forbidden' })).toMatchObject({
        value: { status: 'removed' },
      })
      expect(await mails()).toMatchObject([{ template: 'listing-removed', data: { reason: 'forbidden' } }])
      expect(await t.say(t.owner, 'publish-item', { itemId })).toMatchObject({ code: 'ITEM_REMOVED' })
    },
  )
})

describe('who decides', () => {
  it.each(['approve', 'return', 'remove'] as const)(
    'to %s is for moderators and admins',
    async (decision) => {
      const why = { reason: 'price' }
      expect(await decide(undefined, decision, why)).toMatchObject({ status: 401 })
      expect(await decide(t.renter, decision, why)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
      expect(await decide(t.owner, decision, why)).toMatchObject({ status: 403, code: 'WRONG_ACTOR' })
      await t.rows('update public.profiles set is_blocked = true where id = $1', [moderator.id])
      expect((await decide(moderator, decision, why)).status).toBeGreaterThanOrEqual(403)
      expect(await statusOf()).toBe('pending_review')
      const admin = await t.user({ roles: ['admin'] })
      expect(await decide(admin, decision, why)).toMatchObject({ status: 200 })
    },
  )

  it('a moderator leaves their own listing to others; an admin need not', async () => {
    const own = (await t.another({ owner: moderator.id, status: 'pending_review' })).id
    const admin = await t.user({ roles: ['admin'] })
    const ofAdmin = (await t.another({ owner: admin.id, status: 'pending_review' })).id
    itemId = own
    expect(await decide(moderator, 'approve')).toMatchObject({ code: 'WRONG_ACTOR' })
    itemId = ofAdmin
    expect(await decide(admin, 'approve')).toMatchObject({ status: 200 })
  })

  it('a status cannot be changed in the table itself', async () => {
    const { error } = await t
      .client({ as: moderator })
      .from('items')
      .update({ status: 'published' } as never)
      .eq('id', itemId)
    expect(error?.code).toBe('42501')
    await expect(
      t.rows(`update public.items set status = 'pending_review' where id = $1`, [t.item.id]),
    ).rejects.toMatchObject({
      code: 'LA010',
    })
  })
})
