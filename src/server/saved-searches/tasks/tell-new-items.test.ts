import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import type { TestUser } from '#server/testing/app.ts'
import { tellNewItems } from './tell-new-items.ts'

let t: CheckoutFixture
beforeEach(async () => {
  t = await createCheckoutFixture()
})
afterEach(() => t.close())

const save = async (query: string, who: TestUser = t.renter) => {
  const row = { user_id: who.id, name: `Search for ${query}`, query }
  expect((await t.client({ as: who }).from('saved_searches').insert(row)).error).toBeNull()
}
/** An item published two minutes ago, after the searches were last checked; all others were published before that. */
const publish = async (title: string, more: Parameters<typeof t.another>[0] = {}) => {
  await t.db.pool.query(`update public.items set published_at = now() - interval '10 minutes'
                         where published_at is not null`)
  await t.db.pool.query(`update public.saved_searches set checked_at = now() - interval '3 minutes'`)
  const { id } = await t.another({ title, ...more })
  await t.db.pool.query(
    `update public.items set published_at = now() - interval '2 minutes'
                         where id = $1 and status = 'published'`,
    [id],
  )
}
const due = () =>
  t.db.pool.query(`update public.saved_searches set due_at = now() - interval '1 second'
                                   where due_at < 'infinity'`)
const run = async () => {
  await due()
  await tellNewItems.run(t.deps, async (request) => t.app.fetch(request))
}
const mails = () =>
  t.rows<{
    recipient: string
    data: { title: string; count: number; items: { title: string }[]; url: string }
  }>(`select recipient, data from public.outbox where template = 'items-found' order by created_at`)
const notices = () => t.rows(`select user_id, path from public.notifications where kind = 'items-found'`)

describe('people who saved a search', () => {
  it('are told of what was published since and matches, once', async () => {
    await save('q=tent&max=20')
    await publish('Family tent', { pricePerDayCents: 1_500 })
    await t.db.pool.query(`update public.saved_searches set checked_at = now() - interval '1 hour'`)
    await t.another({ title: 'Dear tent', pricePerDayCents: 9_000 })
    await t.another({ title: 'Cargo bike', pricePerDayCents: 1_500 })
    await t.db.pool.query(`update public.items set published_at = now() - interval '2 minutes'`)
    await run()
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      recipient: t.renter.email,
      data: { title: 'Search for q=tent&max=20', count: 1, items: [{ title: 'Family tent' }] },
    })
    expect(mail!.data.url).toMatch(/\/search\?q=tent&max=20&sort=newest$/)
    expect(await notices()).toEqual([{ user_id: t.renter.id, path: '/search?q=tent&max=20&sort=newest' }])

    await run()
    expect(await mails()).toHaveLength(1)
  })

  it('hear of the next item a day later at the earliest', async () => {
    await save('q=tent')
    await publish('Family tent')
    await run()
    const [{ hours } = { hours: 0 }] = await t.rows<{ hours: number }>(
      'select extract(epoch from due_at - now()) / 3600 as hours from public.saved_searches',
    )
    expect(Number(hours)).toBeGreaterThan(23)
    await publish('Trekking tent')
    await tellNewItems.run(t.deps, async (request) => t.app.fetch(request))
    expect(await mails()).toHaveLength(1)
    await run()
    expect((await mails()).map(({ data }) => data.items[0]?.title)).toEqual(['Family tent', 'Trekking tent'])
  })

  it('are not told of their own items, of drafts, nor of what was there before', async () => {
    await publish('Old tent')
    await save('q=tent')
    await save('q=tent', t.owner)
    await run()
    await publish('Draft of a tent', { status: 'draft' })
    await publish('Family tent')
    await run()
    expect(
      (await mails()).map(({ recipient, data }) => [recipient, data.items.map(({ title }) => title)]),
    ).toEqual([[t.renter.email, ['Family tent']]])
  })

  it('are not told where they switched it off: for the search, for the topic, or because they are banned', async () => {
    await save('q=tent')
    const client = t.client({ as: t.renter })
    await client.from('saved_searches').update({ alerts: false }).eq('user_id', t.renter.id)
    await publish('Family tent')
    await run()
    await client.from('saved_searches').update({ alerts: true }).eq('user_id', t.renter.id)
    await client
      .from('notification_settings')
      .upsert({ user_id: t.renter.id, topic: 'searches', by_mail: false, in_app: false })
    await publish('Trekking tent')
    await run()
    await client.from('notification_settings').delete().eq('user_id', t.renter.id)
    await t.db.pool.query('delete from public.notification_settings')
    await t.db.pool.query('update public.profiles set is_blocked = true where id = $1', [t.renter.id])
    await publish('Tunnel tent')
    await run()
    expect([await mails(), await notices()]).toEqual([[], []])
  })

  it('are left in peace once the dates of the search have passed', async () => {
    await save('q=tent&from=2020-05-01&to=2020-05-02')
    await publish('Family tent')
    await run()
    expect(await mails()).toEqual([])
    expect(await t.rows(`select from public.saved_searches where due_at = 'infinity'`)).toHaveLength(1)
  })

  it('are told although another search cannot be checked', async () => {
    await save('q=tent')
    await save('category=camping')
    // An address that no page writes, but any client may store.
    await save('q=%E0%A4%A&near=1e999,2&area=1,2,3&min=99999999&%%%')
    await publish('Family tent', { category: 'camping' })
    await run()
    expect((await mails()).length).toBeGreaterThanOrEqual(2)
  })
})

describe('a saved search', () => {
  it.each([
    ['a query with a line break', { name: 'Tent', query: 'q=tent\nBcc: everyone' }],
    ['an empty query', { name: 'Everything', query: '' }],
    ['no name', { name: '', query: 'q=tent' }],
    ['a name that is too long', { name: 'x'.repeat(161), query: 'q=tent' }],
  ])('with %s is refused', async (_, row) => {
    const { error } = await t
      .client({ as: t.renter })
      .from('saved_searches')
      .insert({ user_id: t.renter.id, ...row })
    expect(error?.code).toBe('23514')
  })

  it('is one of fifty at the most', async () => {
    const rows = Array.from({ length: 51 }, (_, n) => ({
      user_id: t.renter.id,
      name: `${n}`,
      query: `q=${n}`,
    }))
    const { error } = await t.client({ as: t.renter }).from('saved_searches').insert(rows)
    expect(error?.code).toBe('LA007')
  })

  it('is saved once, and in the own name', async () => {
    await save('q=tent')
    const row = { user_id: t.renter.id, name: 'Tent', query: 'q=tent' }
    const insert = (who: TestUser) => t.client({ as: who }).from('saved_searches').insert(row)
    expect((await insert(t.renter)).error?.code).toBe('23505')
    expect((await insert(t.owner)).error?.code).toBe('42501')
  })

  it('cannot be made to alert at another time', async () => {
    await save('q=tent')
    const { error } = await t
      .client({ as: t.renter })
      .from('saved_searches')
      .update({ due_at: '2020-01-01' } as never)
      .eq('user_id', t.renter.id)
    expect(error?.code).toBe('42501')
  })
})
