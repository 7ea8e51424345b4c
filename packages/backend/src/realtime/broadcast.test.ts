import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestUser } from '#backend/testing/app.ts'
import { createLiveApp, joined, type LiveApp } from './testing/live-app.ts'

let t: LiveApp
let ada: TestUser
let bo: TestUser
let topic: string
beforeAll(async () => {
  t = await createLiveApp()
  await t.db.pool.query(`
    create policy "people hear rooms" on realtime.messages for select to authenticated
      using (realtime.topic() like 'room:%');
    create policy "people talk in rooms but the quiet ones" on realtime.messages for insert to authenticated
      with check (realtime.topic() like 'room:%' and realtime.topic() not like 'room:quiet%')`)
  ada = await t.user()
  bo = await t.user()
})
afterAll(() => t.close())
beforeEach(() => {
  topic = `room:${crypto.randomUUID()}`
})

/** A member that keeps what it hears. */
async function member(options: Parameters<LiveApp['live']>[0], config: object = {}) {
  const heard: unknown[] = []
  const channel = t.live(options).channel(topic, { config })
  channel.on('broadcast', { event: '*' }, (message) => heard.push(message))
  return { channel, heard, status: await joined(channel) }
}

const say = (text: string) => ({ type: 'broadcast' as const, event: 'said', payload: { text } })

describe.each(['1.0.0', '2.0.0'] as const)('with version %s of the serializer', (vsn) => {
  it('a message reaches the others in the room, and its sender only on demand', async () => {
    const a = await member({ vsn })
    const b = await member({ vsn }, { broadcast: { self: true } })
    await a.channel.send(say('hi'))
    await b.channel.send(say('hello'))
    await expect.poll(() => b.heard).toMatchObject([say('hi'), say('hello')])
    await expect.poll(() => a.heard).toMatchObject([say('hello')])
  })

  it('a message is acknowledged where that was asked for', async () => {
    const { channel } = await member({ vsn }, { broadcast: { ack: true } })
    expect(await channel.send(say('hi'))).toBe('ok')
  })

  it('a room of the same name that is private is another room', async () => {
    const open = await member({ vsn, as: ada })
    const closed = await member({ vsn, as: ada }, { private: true, broadcast: { ack: true } })
    await closed.channel.send(say('between us'))
    const other = await member({ vsn, as: bo }, { private: true })
    await closed.channel.send(say('between the three of us'))
    await expect.poll(() => other.heard).toMatchObject([say('between the three of us')])
    expect(open.heard).toEqual([])
  })
})

it('passes messages between the versions, and bytes where the receiver can take them', async () => {
  const old = await member({ vsn: '1.0.0' })
  const recent = await member({ vsn: '2.0.0' })
  await old.channel.send(say('from the old one'))
  await expect.poll(() => recent.heard).toMatchObject([say('from the old one')])
  const bytes = new Uint8Array([0, 255, 7]).buffer
  const sender = await member({})
  await sender.channel.send({ type: 'broadcast', event: 'bytes', payload: bytes })
  await sender.channel.send(say('words'))
  await expect.poll(() => old.heard).toMatchObject([say('words')])
  expect(recent.heard[1]).toMatchObject({ event: 'bytes', payload: bytes })
})

it('keeps a private room to those whom a policy lets in', async () => {
  expect((await member({ as: ada }, { private: true })).status).toBe('SUBSCRIBED')
  expect((await member({}, { private: true })).status).toBe('CHANNEL_ERROR')
  topic = `cellar:${topic}`
  expect((await member({ as: ada }, { private: true })).status).toBe('CHANNEL_ERROR')
  expect((await member({ secret: true }, { private: true })).status).toBe('SUBSCRIBED')
})

it('drops what a member says without the right to write', async () => {
  topic = `room:quiet:${topic}`
  const listener = await member({ as: bo }, { private: true })
  const talker = await member({ as: ada }, { private: true })
  const host = await member({ secret: true }, { private: true })
  await talker.channel.send(say('psst'))
  await host.channel.send(say('silence please'))
  await expect.poll(() => listener.heard).toMatchObject([say('silence please')])
})

describe('over HTTP', () => {
  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(`${t.url}/realtime/v1/api/broadcast${path}`, { method: 'POST', body, headers })
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  const batch = (...messages: object[]) => JSON.stringify({ messages })

  it('sends a channel’s messages where it is not joined, and to private rooms with the right to', async () => {
    const open = await member({})
    const closed = await member({ as: ada }, { private: true })
    expect(await t.live().channel(topic).httpSend('said', { text: 'over' })).toEqual({ success: true })
    await expect.poll(() => open.heard).toMatchObject([say('over')])
    const insider = t.live({ as: bo }).channel(topic, { config: { private: true } })
    expect(await insider.httpSend('said', { text: 'out' })).toEqual({ success: true })
    await expect.poll(() => closed.heard).toMatchObject([say('out')])
    const stranger = t.live().channel(topic, { config: { private: true } })
    await expect(stranger.httpSend('said', { text: 'no' })).rejects.toThrow('Unauthorized')
    expect([open.heard.length, closed.heard.length]).toEqual([1, 1])
  })

  it('sends a batch, and leaves out what its sender may not send', async () => {
    const open = await member({})
    const closed = await member({ as: ada }, { private: true })
    const message = { topic, event: 'said', payload: { text: 'hi' } }
    const messages = batch({ ...message, private: true }, { ...message, id: '7' })
    expect((await post('', messages, bearer(t.deps.keys.publishableKey))).status).toBe(202)
    await expect.poll(() => open.heard).toMatchObject([{ ...say('hi'), meta: { id: '7' } }])
    expect(closed.heard).toEqual([])
  })

  it('refuses what it cannot send', async () => {
    const key = bearer(t.deps.keys.publishableKey)
    expect((await post('', batch({}))).status).toBe(401)
    expect((await post('', batch({}), bearer('forged'))).status).toBe(401)
    const blank = await post('', batch({ event: 'x', payload: {} }), key)
    expect([blank.status, await blank.json()]).toEqual([
      422,
      { errors: { messages: [{ topic: ["can't be blank"] }] } },
    ])
    for (const body of ['', '{', '[]', batch()]) expect((await post('', body, key)).status).toBe(422)
    const text = await post('/a/events/b', 'x', { ...key, 'content-type': 'text/plain' })
    expect(text.status).toBe(415)
    const long = 'x'.repeat(t.deps.config.realtime.payloadBytes)
    const large = await post('/a/events/b', `"${long}"`, { ...key, 'content-type': 'application/json' })
    expect(large.status).toBe(422)
  })
})

describe('from the database', () => {
  it('sends what a transaction commits, in its order, and nothing that it rolls back', async () => {
    const closed = await member({ as: ada }, { private: true })
    const open = await member({})
    const send = (payload: object, isPrivate: boolean) =>
      t.db.pool.query(`select realtime.send($1, 'said', $2, $3)`, [payload, topic, isPrivate])
    const client = await t.db.pool.connect()
    await client.query('begin')
    await client.query(`select realtime.send('{"text": "undone"}', 'said', $1)`, [topic])
    await client.query('rollback')
    client.release()
    await send({ text: 'one', id: 'mine' }, true)
    await send({ text: 'two' }, true)
    await send({ text: 'to all' }, false)
    await expect.poll(() => closed.heard).toMatchObject([say('one'), say('two')])
    expect(closed.heard[0]).toMatchObject({ payload: { id: 'mine' }, meta: { id: expect.any(String) } })
    await expect.poll(() => open.heard).toMatchObject([say('to all')])
  })

  it('sends bytes, and a warning instead of an error where it cannot send', async () => {
    const { heard } = await member({ as: ada }, { private: true })
    await t.db.pool.query(`select realtime.send_binary('\\x00ff', 'bytes', $1)`, [topic])
    await t.db.pool.query(`select realtime.send('{}', 'said', null)`)
    await expect.poll(() => heard).toMatchObject([{ payload: new Uint8Array([0, 255]).buffer }])
  })

  it('replays what was sent lately', async () => {
    const since = Date.now() - 60_000
    const earlier = await member({ as: bo }, { private: true })
    for (const text of ['first', 'second', 'third']) {
      await t.db.pool.query(`select realtime.send($1, 'said', $2)`, [{ text }, topic])
    }
    await expect.poll(() => earlier.heard.length).toBe(3)
    const { heard } = await member({ as: ada }, { private: true, broadcast: { replay: { since, limit: 2 } } })
    await expect
      .poll(() => heard)
      .toMatchObject([
        { ...say('second'), meta: { replayed: true } },
        { ...say('third'), meta: { replayed: true } },
      ])
  })
})
