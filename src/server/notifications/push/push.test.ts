import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '#backend/db/transaction.ts'
import { runTask } from '#server/areas.ts'
import { loadRecipient, putMail } from '#server/mail/put-mail.ts'
import { createTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'
import { type PushServiceDouble, startPushService, type TestBrowser } from '../testing/push-service.ts'
import { sendPush } from './send-push.ts'
import { spreadPushes, sweepPushes } from './spread-pushes.ts'

let t: TestApp
let service: PushServiceDouble
beforeAll(async () => {
  service = await startPushService()
  t = await createTestApp({ PUSH_PRIVATE: 'true' })
})
beforeEach(() => service.answerWith(201))
afterAll(async () => {
  await t.close()
  await service.close()
})

const subscribe = (as: TestUser, body: object, app = t) =>
  app.client({ as }).functions.invoke('save-push-subscription', { body: body as Record<string, unknown> })

async function withBrowser(more: object = {}): Promise<{ person: TestUser; browser: TestBrowser }> {
  const person = await t.user()
  const browser = service.browser()
  expect((await subscribe(person, { ...browser, ...more })).error).toBeNull()
  return { person, browser }
}

const tell = (person: TestUser, occasion: string = randomUUID(), app = t) =>
  inTransaction(app.db, { as: 'service' }, async (tx) =>
    putMail(
      tx,
      await loadRecipient(tx, person.id),
      'listing-approved',
      { title: 'Yellow drill', url: 'http://lendaround.test/product/1' } as never,
      occasion,
    ),
  )

async function send(app = t) {
  await spreadPushes.run(app.deps, async () => new Response())
  await app.deps.tasks.drain((name, data) => runTask(app.deps, name, data))
}

const subscriptionsOf = async ({ id }: TestUser) =>
  (
    await t.db.pool.query(
      'select endpoint from public.push_subscriptions where user_id = $1 order by created_at',
      [id],
    )
  ).rows

describe('a notice', () => {
  it('reaches the browser encrypted and signed, without what is private', async () => {
    const { person, browser } = await withBrowser()
    await tell(person)
    await send()
    const [message, ...others] = service.messagesTo(browser)
    expect(others).toEqual([])
    expect(message).toMatchObject({
      title: 'Lenda',
      body: 'There is news about a listing.',
      path: '/product/1',
      locale: 'en',
    })
    const { authorization, ttl } = service.requests.at(-1)!
    expect(await service.verify(authorization)).toBe(t.deps.config.push!.publicKey)
    expect(Number(ttl)).toBeGreaterThan(0)
  })

  it('says more where the person chose that, in their language', async () => {
    const { person, browser } = await withBrowser({ showsDetails: true })
    await t.db.pool.query(`update public.profiles set locale = 'de' where id = $1`, [person.id])
    await tell(person)
    await send()
    expect(service.messagesTo(browser)).toMatchObject([{ body: 'Dein Inserat ist online', locale: 'de' }])
  })

  it('is pushed once for each occasion, to each browser of the person alone', async () => {
    const { person, browser } = await withBrowser()
    const second = service.browser()
    await subscribe(person, second)
    const other = await withBrowser()
    for (let times = 0; times < 2; times++) {
      await tell(person, 'the same')
      await Promise.all([send(), send()])
    }
    expect([browser, second, other.browser].map((one) => service.messagesTo(one).length)).toEqual([1, 1, 0])
  })

  it('is not pushed where the person switched its topic off', async () => {
    const { person, browser } = await withBrowser()
    await t.db.pool.query(
      `insert into public.notification_settings (user_id, topic, by_push) values ($1, 'listings', false)`,
      [person.id],
    )
    await tell(person)
    await send()
    expect(service.messagesTo(browser)).toEqual([])
  })

  it('leaves nothing behind for people without a browser, and no data once it is on its way', async () => {
    const { person } = await withBrowser()
    const nobody = await t.user()
    await tell(person)
    await tell(nobody)
    await send()
    const { rows } = await t.db.pool.query('select data from public.push_outbox where user_id = any ($1)', [
      [person.id, nobody.id],
    ])
    expect(rows).toEqual([{ data: {} }])
    t.setNow(31 * 86_400_000)
    await sweepPushes.run(t.deps, async () => new Response())
    t.setNow(-31 * 86_400_000)
    expect((await t.db.pool.query('select 1 from public.push_outbox')).rows).toEqual([])
  })
})

describe('a browser', () => {
  it.each([404, 410])('is forgotten when its push service answers %i', async (status) => {
    const { person } = await withBrowser()
    service.answerWith(status)
    await tell(person)
    await send()
    expect(await subscriptionsOf(person)).toEqual([])
  })

  it('stays when its push service fails; the task is tried again, and given up when it is no news any more', async () => {
    const { person } = await withBrowser()
    const { rows } = await t.db.pool.query('select id from public.push_subscriptions where user_id = $1', [
      person.id,
    ])
    const message = { title: 'Lenda', body: 'News', path: '/', tag: 'a', locale: 'en' }
    const task = (until: number) => ({
      subscriptionId: rows[0].id,
      message,
      until: new Date(until).toISOString(),
    })
    service.answerWith(503)
    await expect(sendPush.run(t.deps, task(Date.now() + 60_000))).rejects.toThrow('503')
    const before = service.requests.length
    await sendPush.run(t.deps, task(Date.now() - 1))
    expect(service.requests).toHaveLength(before)
    expect(await subscriptionsOf(person)).toHaveLength(1)
  })

  it('of an earlier key of ours is forgotten', async () => {
    const { person, browser } = await withBrowser()
    await t.db.pool.query(`update public.push_subscriptions set server_key = 'old' where user_id = $1`, [
      person.id,
    ])
    await tell(person)
    await send()
    expect(service.messagesTo(browser)).toEqual([])
    expect(await subscriptionsOf(person)).toEqual([])
  })

  it('belongs to whoever used it last', async () => {
    const { person, browser } = await withBrowser()
    const next = await t.user()
    await subscribe(next, browser)
    expect(await subscriptionsOf(person)).toEqual([])
    expect(await subscriptionsOf(next)).toEqual([{ endpoint: browser.endpoint }])
  })

  it('is one of ten at the most: the oldest goes', async () => {
    const { person, browser } = await withBrowser()
    for (let count = 0; count < 10; count++) await subscribe(person, service.browser())
    const left = await subscriptionsOf(person)
    expect(left).toHaveLength(10)
    expect(left).not.toContainEqual({ endpoint: browser.endpoint })
  })

  it('is switched off by its own person alone', async () => {
    const { person, browser } = await withBrowser()
    const off = (as: TestUser) =>
      t.client({ as }).functions.invoke('delete-push-subscription', { body: { endpoint: browser.endpoint } })
    await off(await t.user())
    expect(await subscriptionsOf(person)).toHaveLength(1)
    await off(person)
    expect(await subscriptionsOf(person)).toEqual([])
  })
})

describe('an endpoint', () => {
  let strict: TestApp
  beforeAll(async () => {
    strict = await createTestApp()
  })
  afterAll(() => strict.close())

  it.each([
    'http://push.example.org/1',
    'https://127.0.0.1/1',
    'https://169.254.169.254/latest',
    'https://[::1]/1',
    'https://localhost/1',
    'https://push.example.org:8443/1',
    'https://user@push.example.org/1',
    'javascript:alert(1)',
  ])('%s is refused', async (endpoint) => {
    const { response } = await subscribe(await strict.user(), { ...service.browser(), endpoint }, strict)
    expect(response?.status).toBe(400)
  })

  it('whose name leads into the private network is forgotten before anything is sent', async () => {
    const person = await strict.user()
    const browser = { ...service.browser(), endpoint: 'https://push.example.org/1' }
    expect((await subscribe(person, browser, strict)).error).toBeNull()
    await strict.db.pool.query(`update public.push_subscriptions set endpoint = 'https://localhost/1'`)
    await tell(person, randomUUID(), strict)
    await send(strict)
    expect((await strict.db.pool.query('select 1 from public.push_subscriptions')).rows).toEqual([])
  })

  it.each([{ p256dh: 'short' }, { auth: '' }, { p256dh: '*'.repeat(87) }])(
    'with keys %j is refused',
    async (keys) => {
      const { response } = await subscribe(await t.user(), { ...service.browser(), ...keys })
      expect(response?.status).toBe(400)
    },
  )
})
