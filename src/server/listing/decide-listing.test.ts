import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import type { Transitioned } from '#server/lifecycle/transition.ts'
import { renderMail } from '#server/mail/render-mail.ts'
import type { TestUser } from '#server/testing/app.ts'

let stage: CheckoutFixture
let moderator: TestUser
let itemId: string
beforeEach(async () => {
  stage = await createCheckoutFixture()
  moderator = await stage.user({ name: 'Mira Moderator', roles: ['moderator'] })
  itemId = (await stage.another({ status: 'pending_review', title: 'Ladder' })).id
  await stage.rows(`update public.profiles set roles = '{user}', locale = 'de' where id = $1`, [
    stage.owner.id,
  ])
})
afterEach(() => stage.close())

type Decision = 'approve' | 'return' | 'remove'
const decide = (as: TestUser | undefined, decision: Decision, more: object = {}) =>
  stage.say<Transitioned>(as, `${decision}-listing`, { id: itemId, ...more })
const statusOf = async () =>
  (await stage.rows<{ status: string }>('select status from public.items where id = $1', [itemId]))[0]!.status
const mails = () =>
  stage.rows<{ template: string; locale: string; data: never }>(
    `select template, locale, data from public.outbox where recipient = $1 order by created_at`,
    [stage.owner.email],
  )
const log = () => stage.rows('select actor_id, action, subject_id, details from public.audit_log order by id')

describe('approve-listing', () => {
  it('shows the listing to all visitors, makes its owner a lender and tells them', async () => {
    expect(await decide(moderator, 'approve', { version: 0 })).toEqual({
      status: 200,
      value: { id: itemId, status: 'published', version: 1 },
    })
    const { data } = await stage.client().from('items').select('id').eq('id', itemId)
    expect(data).toEqual([{ id: itemId }])
    expect(await stage.rows('select roles from public.profiles where id = $1', [stage.owner.id])).toEqual([
      { roles: ['user', 'lender'] },
    ])
    expect(await mails()).toMatchObject([{ template: 'listing-approved', locale: 'de' }])
    expect(await log()).toEqual([
      {
        actor_id: moderator.id,
        action: 'approve-listing',
        subject_id: stage.owner.id,
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
    await stage.say(stage.owner, 'pause-item', { itemId })
    await stage.rows(`update public.items set status = 'pending_review' where id = $1`, [itemId])
    // Paused and offered once more in between.
    expect(await decide(moderator, 'approve', { version: 0 })).toMatchObject({
      status: 409,
      code: 'CHANGED_MEANWHILE',
    })
    expect(await statusOf()).toBe('pending_review')
  })

  it('is refused once it was taken back', async () => {
    await stage.say(stage.owner, 'pause-item', { itemId })
    expect(await decide(moderator, 'approve')).toMatchObject({ status: 409, code: 'WRONG_STATE' })
  })

  it('has one effect where two decide at once', async () => {
    const other = await stage.user({ roles: ['moderator'] })
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
    const { data } = await stage
      .client({ as: stage.owner })
      .from('listing_events')
      .select('transition, reason, message')
    expect(data).toEqual([{ transition: 'return', ...why }])
    expect((await stage.client({ as: stage.renter }).from('listing_events').select('id')).data).toEqual([])
    const { error } = await stage.client({ as: stage.owner }).from('listing_events').select('user_id')
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
      itemId = (await stage.another({ status })).id
      expect(await decide(moderator, 'remove', { reason: 'forbidden' })).toMatchObject({
        value: { status: 'removed' },
      })
      expect(await mails()).toMatchObject([{ template: 'listing-removed', data: { reason: 'forbidden' } }])
      expect(await stage.say(stage.owner, 'publish-item', { itemId })).toMatchObject({ code: 'ITEM_REMOVED' })
    },
  )
})

describe('who decides', () => {
  it.each(['approve', 'return', 'remove'] as const)(
    'to %s is for moderators and admins',
    async (decision) => {
      const why = { reason: 'price' }
      expect(await decide(undefined, decision, why)).toMatchObject({ status: 401 })
      expect(await decide(stage.renter, decision, why)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
      expect(await decide(stage.owner, decision, why)).toMatchObject({ status: 403, code: 'WRONG_ACTOR' })
      await stage.rows('update public.profiles set is_blocked = true where id = $1', [moderator.id])
      expect((await decide(moderator, decision, why)).status).toBeGreaterThanOrEqual(403)
      expect(await statusOf()).toBe('pending_review')
      const admin = await stage.user({ roles: ['admin'] })
      expect(await decide(admin, decision, why)).toMatchObject({ status: 200 })
    },
  )

  it('a moderator leaves their own listing to others; an admin need not', async () => {
    const own = (await stage.another({ owner: moderator.id, status: 'pending_review' })).id
    const admin = await stage.user({ roles: ['admin'] })
    const ofAdmin = (await stage.another({ owner: admin.id, status: 'pending_review' })).id
    itemId = own
    expect(await decide(moderator, 'approve')).toMatchObject({ code: 'WRONG_ACTOR' })
    itemId = ofAdmin
    expect(await decide(admin, 'approve')).toMatchObject({ status: 200 })
  })

  it('a status cannot be changed in the table itself', async () => {
    const { error } = await stage
      .client({ as: moderator })
      .from('items')
      .update({ status: 'published' } as never)
      .eq('id', itemId)
    expect(error?.code).toBe('42501')
    await expect(
      stage.rows(`update public.items set status = 'pending_review' where id = $1`, [stage.item.id]),
    ).rejects.toMatchObject({
      code: 'LA010',
    })
  })
})
