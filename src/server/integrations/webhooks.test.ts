import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { WebhookSecret } from '#contract/integrations.ts'
import { WEBHOOK_EVENTS } from '#domain/webhook/webhook-events.ts'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { createItem } from '#seed/fixtures/create-item.ts'
import { createTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'
import { deliverWebhooks } from './tasks/deliver-webhooks.ts'
import { resealWebhooks } from './tasks/reseal-webhooks.ts'
import { sweepWebhooks } from './tasks/sweep-webhooks.ts'
import { openReceiver, type ReceivedWebhook } from './testing/webhook-receiver.ts'

const DAY_MS = 86_400_000

let t: TestApp
let receiver: Awaited<ReturnType<typeof openReceiver>>
let lender: TestUser
let stranger: TestUser
let renter: TestUser
let admin: TestUser
let item: string
let days = 0
beforeAll(async () => {
  t = await createTestApp({ WEBHOOKS_PRIVATE: 'true' })
  lender = await t.user({ name: 'Lena Lender', roles: ['lender'] })
  stranger = await t.user({ name: 'Sam Stranger', roles: ['lender', 'moderator'] })
  renter = await t.user({ name: 'Rita Renter' })
  admin = await t.user({ roles: ['admin'] })
  ;({ id: item } = await createItem(t.db.pool, { owner: lender.id, title: 'Hammer drill' }))
})
beforeEach(async () => {
  receiver = await openReceiver()
  t.setNow(new Date())
})
afterEach(async () => {
  await t.db.pool.query('delete from public.webhook_endpoints')
  await receiver.close()
})
afterAll(() => t.close())

async function say<Value = object>(as: TestUser | undefined, name: string, body: object) {
  const { data, error, response } = await t.client(as ? { as } : {}).functions.invoke<Value>(name, { body })
  const code = error && ((await response!.json()) as { code: string }).code
  return { code, value: data as Value }
}
const create = (as: TestUser | undefined, body: object = {}) =>
  say<WebhookSecret>(as, 'create-webhook', { url: receiver.url, events: WEBHOOK_EVENTS, ...body })
const deliver = () => deliverWebhooks.run(t.deps, fetch)
async function book(status: 'requested' | 'confirmed' = 'confirmed') {
  const start = new Date(Date.now() + ++days * 3 * DAY_MS)
  return createBooking(t.db.pool, {
    item,
    renter: renter.id,
    start,
    end: new Date(start.getTime() + DAY_MS),
    status,
  })
}
const parsed = ({ body }: ReceivedWebhook) =>
  JSON.parse(body) as { type: string; data: Record<string, string> }
const verify = (secret: string, { headers, body }: ReceivedWebhook) =>
  new Webhook(secret).verify(body, headers)
const log = async (as: TestUser) =>
  (
    await t
      .client({ as })
      .from('webhook_deliveries')
      .select('id, event, status, excerpt, attempts, delivered_at')
  ).data ?? []

describe('who may set up webhooks', () => {
  it('lets people set up their own, and admins those of the site, which the audit log says', async () => {
    const own = await create(lender)
    expect(own.value.secret).toMatch(/^whsec_/)
    const site = await create(admin, { site: true })
    expect((await create(stranger, { site: true })).code).toBe('UNAUTHORIZED')
    expect((await create(undefined)).code).toBe('UNAUTHENTICATED')
    const seen = async (as: TestUser) =>
      ((await t.client({ as }).from('webhook_endpoints').select('id')).data ?? []).map(({ id }) => id)
    expect(await seen(lender)).toEqual([own.value.id])
    expect(await seen(admin)).toEqual([site.value.id])
    expect(await seen(stranger)).toEqual([])
    const { rows } = await t.db.pool.query(
      `select actor_id, details from public.audit_log where action = 'create-webhook'`,
    )
    expect(rows).toEqual([{ actor_id: admin.id, details: { id: site.value.id, url: receiver.url } }])
  })

  it.each(['change-webhook', 'delete-webhook', 'rotate-webhook-secret', 'test-webhook'])(
    '%s finds those of other people for nobody',
    async (name) => {
      const own = await create(lender)
      const site = await create(admin, { site: true })
      const values = { url: receiver.url, description: '', events: ['booking.confirmed'], isOn: true }
      for (const [as, { id }] of [
        [stranger, own.value],
        [admin, own.value],
        [lender, site.value],
        [stranger, site.value],
      ] as const) {
        expect((await say(as, name, { id, ...values })).code).toBe('NOT_FOUND')
      }
    },
  )

  it('shows its secret to nobody again', async () => {
    await create(lender)
    for (const column of ['sealed_secret', 'sealed_previous', '*']) {
      const { error } = await t.client({ as: lender }).from('webhook_endpoints').select(column)
      expect(error?.code).toBe('42501')
    }
    const { rows } = await t.db.pool.query('select sealed_secret from public.webhook_endpoints')
    expect(rows[0].sealed_secret).not.toContain('whsec_')
  })

  it('allows five of one person, also at the same moment', async () => {
    const codes = await Promise.all(Array.from({ length: 7 }, async () => (await create(lender)).code))
    expect(codes.filter((code) => code === 'TOO_MANY_WEBHOOKS')).toHaveLength(2)
  })
})

describe('where webhooks may lie', () => {
  afterEach(() => {
    t.deps.config.privateWebhooks = true
  })

  it.each([
    'http://shop.example.org/hook',
    'https://localhost/hook',
    'https://hook.localhost/',
    'https://127.0.0.1/hook',
    'https://2130706433/hook',
    'https://0x7f.1/hook',
    'https://[::1]/hook',
    'https://[::ffff:127.0.0.1]/hook',
    'https://10.0.0.7/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://user:secret@shop.example.org/hook',
  ])('not at %s', async (url) => {
    t.deps.config.privateWebhooks = false
    expect((await create(lender, { url })).code).toBe('WEBHOOK_ADDRESS')
  })

  it('not on this site itself, whatever else is allowed', async () => {
    expect((await create(lender, { url: `${t.deps.config.siteUrl}/functions/v1/publish-item` })).code).toBe(
      'WEBHOOK_ADDRESS',
    )
  })

  it('is looked at again when something is sent: a name that leads inside gets nothing', async () => {
    const { value } = await create(lender)
    t.deps.config.privateWebhooks = false
    const { port } = new URL(receiver.url)
    await t.db.pool.query('update public.webhook_endpoints set url = $1', [`https://localhost:${port}/hook`])
    await say(lender, 'test-webhook', { id: value.id })
    await deliver()
    expect(receiver.received).toEqual([])
    expect(await log(lender)).toMatchObject([
      { status: null, excerpt: 'this address is not on the public internet', delivered_at: null },
    ])
  })

  it('never leads on by a redirect', async () => {
    const { value } = await create(lender)
    Object.assign(receiver.answer, { status: 307, headers: { location: `${receiver.url}/inside` } })
    await say(lender, 'test-webhook', { id: value.id })
    await deliver()
    expect(receiver.received).toHaveLength(1)
    expect(await log(lender)).toMatchObject([{ status: 307, delivered_at: null }])
  })
})

describe('what webhooks are told', () => {
  it('tells the lender and the site of a rental, signed, in ids and states alone', async () => {
    const own = await create(lender)
    const site = await create(admin, { site: true })
    await create(stranger)
    const { id } = await book('requested')
    await t.db.pool.query(`update public.bookings set status = 'confirmed' where id = $1`, [id])
    await deliver()
    expect(receiver.received).toHaveLength(4)
    const ofOwn = receiver.received.filter((one) => {
      try {
        return Boolean(verify(own.value.secret, one))
      } catch {
        return false
      }
    })
    expect(ofOwn.map(parsed).map(({ type }) => type)).toEqual(['booking.requested', 'booking.confirmed'])
    expect(JSON.parse(ofOwn[1]!.body)).toEqual({
      type: 'booking.confirmed',
      version: 1,
      timestamp: expect.any(String),
      data: { booking_id: id, item_id: item, status: 'confirmed', previous_status: 'requested' },
    })
    const others = receiver.received.filter((one) => !ofOwn.includes(one))
    for (const one of others) expect(verify(site.value.secret, one)).toBeTruthy()
    expect(JSON.stringify(receiver.received)).not.toMatch(/Rita|Hammer drill|example\.org/)
    await t.db.pool.query('delete from public.calendar_entries where booking_id = $1', [id])
  })

  it('tells only what was asked for', async () => {
    await create(lender, { events: ['booking.cancelled', 'claim.opened'] })
    const { id } = await book()
    await t.db.pool.query(`update public.bookings set status = 'cancelled' where id = $1`, [id])
    await deliver()
    expect(receiver.received.map(parsed).map(({ type }) => type)).toEqual(['booking.cancelled'])
  })

  it('tells of decisions on listings, and of payouts', async () => {
    await create(lender)
    const event = (transition: string, to: string) =>
      t.db.pool.query(
        `insert into public.listing_events (item_id, transition, from_status, to_status, role)
         values ($1, $2, 'pending_review', $3, 'moderator')`,
        [item, transition, to],
      )
    await event('approve', 'published')
    await event('return', 'draft')
    await event('pause', 'paused')
    await deliver()
    expect(receiver.received.map(parsed).map(({ type }) => type)).toEqual([
      'listing.approved',
      'listing.rejected',
    ])
  })

  it('tells nothing of a transaction that was rolled back', async () => {
    await create(lender)
    const client = await t.db.pool.connect()
    await client.query('begin')
    await client.query(
      `insert into public.listing_events (item_id, transition, from_status, to_status, role)
       values ($1, 'approve', 'pending_review', 'published', 'moderator')`,
      [item],
    )
    await client.query('rollback')
    client.release()
    await deliver()
    expect(receiver.received).toEqual([])
  })
})

describe('secrets', () => {
  it('overlap for a day when one is replaced', async () => {
    const { value } = await create(lender)
    const next = await say<WebhookSecret>(lender, 'rotate-webhook-secret', { id: value.id })
    await say(lender, 'test-webhook', { id: value.id })
    await deliver()
    const [first] = receiver.received
    expect(verify(value.secret, first!)).toBeTruthy()
    expect(verify(next.value.secret, first!)).toBeTruthy()
    t.setNow(new Date(Date.now() + DAY_MS + 60_000))
    await sweepWebhooks.run(t.deps, fetch)
    await say(lender, 'test-webhook', { id: value.id })
    await deliver()
    expect(receiver.received[1]!.headers['webhook-signature']!.split(' ')).toHaveLength(1)
  })
})

describe('an endpoint that fails', () => {
  it('is tried again later under the same id, and its answer is in the log', async () => {
    const { value } = await create(lender)
    Object.assign(receiver.answer, { status: 500, body: `Out of order\u0000${'x'.repeat(900)}` })
    await say(lender, 'test-webhook', { id: value.id })
    await deliver()
    await deliver()
    expect(receiver.received).toHaveLength(1)
    const [failed] = await log(lender)
    expect(failed).toMatchObject({ event: 'webhook.test', status: 500, attempts: 1 })
    expect(failed!.excerpt).toMatch(/^Out of order x+$/)
    expect(failed!.excerpt).toHaveLength(500)
    t.setNow(10_000)
    receiver.answer.status = 200
    await deliver()
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(ids).toEqual([`msg_${failed!.id}`, `msg_${failed!.id}`])
    expect(await log(lender)).toMatchObject([{ status: 200, attempts: 2, delivered_at: expect.any(String) }])
    await say(lender, 'replay-webhook', { deliveryId: failed!.id })
    expect((await say(stranger, 'replay-webhook', { deliveryId: failed!.id })).code).toBe('NOT_FOUND')
    await deliver()
    expect(receiver.received[2]!.headers['webhook-id']).toBe(ids[0])
  })

  it('is switched off after three days, and its person is told once', async () => {
    const { value } = await create(lender)
    receiver.answer.status = 503
    await say(lender, 'test-webhook', { id: value.id })
    for (let n = 0; n < 12; n++) {
      await deliver()
      t.setNow(DAY_MS / 2)
    }
    const { data } = await t.client({ as: lender }).from('webhook_endpoints').select('disabled_at').single()
    expect(data!.disabled_at).not.toBeNull()
    const notices = await t
      .client({ as: lender })
      .from('notifications')
      .select('path')
      .eq('kind', 'webhook-disabled')
    expect(notices.data).toEqual([{ path: '/account/developer' }])
    const tried = receiver.received.length
    await book()
    await deliver()
    expect(receiver.received).toHaveLength(tried)
    expect((await say(lender, 'test-webhook', { id: value.id })).code).toBe('WEBHOOK_OFF')
    await say(lender, 'change-webhook', {
      id: value.id,
      url: receiver.url,
      description: '',
      events: ['booking.confirmed'],
      isOn: true,
    })
    receiver.answer.status = 200
    await book()
    t.setNow(DAY_MS)
    await deliver()
    expect(receiver.received.length).toBeGreaterThan(tried)
  })

  it('that is gone is switched off at once, and the admins are told of one of the site', async () => {
    const { value } = await create(admin, { site: true })
    receiver.answer.status = 410
    await say(admin, 'test-webhook', { id: value.id })
    await deliver()
    const notices = await t
      .client({ as: admin })
      .from('notifications')
      .select('path')
      .eq('kind', 'webhook-disabled')
    expect(notices.data).toEqual([{ path: '/admin/webhooks' }])
  })

  it('holds up no other', async () => {
    await create(lender, { url: 'http://127.0.0.1:9/closed' })
    await create(lender)
    await book()
    await deliver()
    expect(receiver.received).toHaveLength(1)
  })
})

it('forgets what was sent after a month', async () => {
  const { value } = await create(lender)
  await say(lender, 'test-webhook', { id: value.id })
  await deliver()
  t.setNow(31 * DAY_MS)
  await sweepWebhooks.run(t.deps, fetch)
  expect(await log(lender)).toEqual([])
})

it('tells nothing to the endpoint of a person who is blocked', async () => {
  await create(lender)
  await book()
  await t.db.pool.query('update public.profiles set is_blocked = true where id = $1', [lender.id])
  await deliver()
  await t.db.pool.query('update public.profiles set is_blocked = false where id = $1', [lender.id])
  expect(receiver.received).toEqual([])
})

it('signs on after the signing secret of the site has changed and the old one is gone', async () => {
  const { value } = await create(lender)
  const { secrets } = t.deps.config
  const before = { ...secrets }
  try {
    Object.assign(secrets, { signing: 'the next one', alsoSigning: [before.signing] })
    await resealWebhooks.run(t.deps, fetch)
    Object.assign(secrets, { alsoSigning: [] })
    await say(lender, 'test-webhook', { id: value.id })
    await deliver()
    expect(verify(value.secret, receiver.received[0]!)).toBeTruthy()
  } finally {
    Object.assign(secrets, { alsoSigning: undefined, ...before })
  }
})
