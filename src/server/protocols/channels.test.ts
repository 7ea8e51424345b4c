import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createClient, type RealtimeChannel } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SentMessage } from '#contract/messaging.ts'
import { createItem } from '#seed/fixtures/create-item.ts'
import { openServer } from '../open-server.ts'
import { createTestApp, type TestApp, type TestUser } from '../testing/app.ts'

let t: TestApp
let port: number
let lender: TestUser
let neighbour: TestUser
let item: { id: string }
beforeAll(async () => {
  t = await createTestApp()
  t.deps.log.warn = () => {}
  const server = openServer({ fetch: t.app.fetch, upgrade: t.upgrade, trustProxy: false })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
  lender = await t.user()
  neighbour = await t.user()
  item = await createItem(t.db.pool, { owner: lender.id })
})
afterAll(() => t.close())

/** Joins a private channel, a visitor without a person; what is heard there, and whether it was let in. */
function join(as: TestUser | undefined, topic: string) {
  const heard: string[] = []
  const client = createClient(`http://127.0.0.1:${port}`, t.deps.keys.publishableKey, {
    ...(as && { accessToken: async () => as.token }),
  })
  const channel = client
    .channel(topic, { config: { private: true, broadcast: { ack: true } } })
    .on('broadcast', { event: '*' }, ({ event }) => heard.push(event))
  const joined = client.realtime
    .setAuth()
    .then(() => new Promise<string>((resolve) => void channel.subscribe((status) => resolve(status))))
  return { channel, heard, joined }
}
/** Without an answer it is not waited for long. */
const say = (channel: RealtimeChannel, event: string) =>
  channel.send({ type: 'broadcast', event, payload: {} }, { timeout: 1_000 })
const ask = async (as = neighbour) => {
  const { data } = await t.client({ as }).functions.invoke<SentMessage>('send-message', {
    body: { to: { itemId: item.id }, text: 'Hello' },
  })
  return data!.conversationId
}

describe('the channel of a conversation', () => {
  it('tells its two people that the other one types, and lets nobody else in', async () => {
    const topic = `conversation:${await ask()}`
    const [one, other] = [join(neighbour, topic), join(lender, topic)]
    expect([await one.joined, await other.joined]).toEqual(['SUBSCRIBED', 'SUBSCRIBED'])
    for (const stranger of [undefined, await t.user(), await t.user({ roles: ['moderator', 'admin'] })])
      expect(await join(stranger, topic).joined).toBe('CHANNEL_ERROR')
    await say(one.channel, 'typing')
    await expect.poll(() => other.heard).toEqual(['typing'])
    expect(one.heard).toEqual([])
  })

  it('is closed to a person who does not show that they type', async () => {
    const topic = `conversation:${await ask()}`
    const { error } = await t
      .client({ as: neighbour })
      .from('message_settings')
      .upsert({ person_id: neighbour.id, shows_typing: false })
    expect(error).toBeNull()
    expect(await join(neighbour, topic).joined).toBe('CHANNEL_ERROR')
  })
})

describe('the channel of an item', () => {
  it('tells visitors that its calendar changed and nothing else, and takes nothing from them', async () => {
    const topic = `item:${item.id}`
    const [visitor, person] = [join(undefined, topic), join(neighbour, topic)]
    expect([await visitor.joined, await person.joined]).toEqual(['SUBSCRIBED', 'SUBSCRIBED'])
    await say(person.channel, 'calendar')
    const { error } = await t
      .client({ as: lender })
      .from('item_blocks')
      .insert({
        item_id: item.id,
        start_date: new Date(Date.now() + 86_400_000).toISOString(),
        end_date: new Date(Date.now() + 2 * 86_400_000).toISOString(),
      })
    expect(error).toBeNull()
    await expect.poll(() => visitor.heard.length).toBeGreaterThan(0)
    expect(new Set(visitor.heard)).toEqual(new Set(['calendar']))
    const { rows } = await t.db.pool.query<{ keys: string[] }>(
      `select array(select jsonb_object_keys(payload)) as keys from realtime.messages where topic = $1`,
      [topic],
    )
    expect(new Set(rows.flatMap(({ keys }) => keys))).toEqual(new Set(['id']))
  })
})

describe('the channel of the team', () => {
  it('tells moderators that a queue changed, and lets nobody else in', async () => {
    const moderator = join(await t.user({ roles: ['moderator'] }), 'staff')
    expect(await moderator.joined).toBe('SUBSCRIBED')
    for (const other of [undefined, neighbour])
      expect(await join(other, 'staff').joined).toBe('CHANNEL_ERROR')
    await t.client({ as: lender }).functions.invoke('report', {
      body: { subject: 'person', id: neighbour.id, reason: 'fraud', message: 'See' },
    })
    await expect.poll(() => moderator.heard).toContain('queue')
    const before = moderator.heard.length
    const draft = await createItem(t.db.pool, { owner: lender.id, status: 'draft' })
    await t.db.pool.query(`update public.items set status = 'pending_review' where id = $1`, [draft.id])
    await expect.poll(() => moderator.heard.length).toBeGreaterThan(before)
  })
})

describe('a broadcast over HTTP', () => {
  const post = (path: string, token: string, body: object) =>
    fetch(`http://127.0.0.1:${port}/realtime/v1/api/broadcast${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const batch = (topics: string[], event: string, isPrivate: boolean) => ({
    messages: topics.map((topic) => ({ topic, event, payload: {}, private: isPrivate })),
  })

  it('is accepted from anyone and reaches nobody in a channel to which its sender may not write', async () => {
    const renter = await t.user()
    const topics = [`conversation:${await ask(renter)}`, `item:${item.id}`, 'staff']
    const moderator = await t.user({ roles: ['moderator'] })
    const members = [renter, undefined, moderator].map((as, n) => join(as, topics[n]!))
    for (const { joined } of members) expect(await joined).toBe('SUBSCRIBED')
    const { publishableKey, secretKey } = t.deps.keys
    for (const token of [publishableKey, (await t.user()).token, moderator.token]) {
      expect((await post('', token, batch(topics, 'intruder', true))).status).toBe(202)
      // A public channel of the same name is another one.
      expect((await post('', token, batch(topics, 'intruder', false))).status).toBe(202)
      for (const topic of topics) {
        const path = `/${encodeURIComponent(topic)}/events/intruder`
        expect((await post(`${path}?private=true`, token, {})).status).toBe(403)
        expect((await post(path, token, {})).status).toBe(202)
      }
    }
    expect((await post('', 'forged', batch(topics, 'intruder', true))).status).toBe(401)
    // What the site itself says comes after all of these, and through the same request.
    expect((await post('', secretKey, batch(topics, 'last', true))).status).toBe(202)
    await expect.poll(() => members.map(({ heard }) => heard.at(-1))).toEqual(['last', 'last', 'last'])
    for (const { heard } of members) expect(heard).not.toContain('intruder')
  })

  it('reaches the other person of a conversation from one who is in it', async () => {
    const renter = await t.user()
    const topic = `conversation:${await ask(renter)}`
    const other = join(lender, topic)
    expect(await other.joined).toBe('SUBSCRIBED')
    expect((await post('', renter.token, batch([topic], 'typing', true))).status).toBe(202)
    await expect.poll(() => other.heard).toEqual(['typing'])
  })
})
