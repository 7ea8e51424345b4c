import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLiveApp, type LiveApp } from './testing/live-app.ts'
import { openSocket } from './testing/raw-socket.ts'

let t: LiveApp
beforeAll(async () => {
  t = await createLiveApp({
    RATE_LIMITS: 'true',
    REALTIME_SILENCE_SECONDS: '2',
    REALTIME_CHANNELS: '3',
    REALTIME_JOINS_PER_SECOND: '1',
    REALTIME_MESSAGES_PER_SECOND: '5',
    REALTIME_PAYLOAD_BYTES: '20000',
    REALTIME_BUFFERED_BYTES: '200000',
    REALTIME_CONNECTIONS_PER_SENDER: '3',
  })
})
afterAll(() => t.close())

const AWAY = 1001

it('opens no socket for pages of other sites', async () => {
  await expect(openSocket(t, {}, 'https://elsewhere.example')).rejects.toThrow('403')
  const socket = await openSocket(t, {}, `http://127.0.0.1:${t.port}`)
  socket.close()
  await socket.closed
})

const broadcast = (payload: unknown = {}) => ({ type: 'broadcast', event: 'x', payload })

describe('what is no message', () => {
  it.each([
    '',
    '{',
    'null',
    '[]',
    '[1,2,3,4,5]',
    '{"topic":"phoenix"}',
    '[null,null,"realtime:room","broadcast",null]',
    '[null,null,"realtime:room","presence",[]]',
    '[null,"9","realtime:room","access_token",7]',
    `[null,"9","realtime:room","broadcast",${'['.repeat(500)}${']'.repeat(500)}]`,
    `[null,"9","realtime:room","presence",{"event":"track","payload":{"a":${'['.repeat(8_000)}${']'.repeat(8_000)}}}]`,
    `["8","8","realtime:room","phx_join",{"config":{"postgres_changes":[{"a":${'['.repeat(8_000)}${']'.repeat(8_000)}}]}}]`,
  ])('is dropped, and the socket stays: %#', async (text) => {
    const socket = await openSocket(t)
    await socket.ask('realtime:room', 'phx_join', {})
    socket.ws.send(text)
    expect(await socket.ask('phoenix', 'heartbeat', {})).toMatchObject({ status: 'ok' })
    socket.close()
    await socket.closed
  })

  it.each([
    [[3]],
    [[3, 255, 255, 255, 255, 255, 1]],
    [[9, 0, 0, 0, 0, 0, 0]],
    [[3, 0, 0, 1, 1, 0, 1, 65, 65, 123]],
    [[3, 0, 0, 1, 1, 0, 1, 65, 65, ...Array(8_000).fill(91), ...Array(8_000).fill(93)]],
  ])('is dropped when it is binary: %#', async (bytes) => {
    const socket = await openSocket(t)
    socket.ws.send(Buffer.from(bytes))
    expect(await socket.ask('phoenix', 'heartbeat', {})).toMatchObject({ status: 'ok' })
    socket.close()
    await socket.closed
  })
})

it('answers for channels that were not joined', async () => {
  const socket = await openSocket(t)
  const unmatched = { status: 'error', response: { reason: 'unmatched topic' } }
  expect(await socket.ask('realtime:x', 'broadcast', broadcast())).toEqual(unmatched)
  expect(await socket.ask('elsewhere', 'phx_join', {})).toEqual(unmatched)
  expect(await socket.ask('realtime:x', 'phx_leave', {})).toMatchObject({ status: 'ok' })
  expect(await socket.ask('realtime:', 'phx_join', {})).toMatchObject({
    response: { reason: 'TopicNameRequired: You must provide a topic name' },
  })
  socket.close()
  await socket.closed
})

it('joins a topic anew, and heeds no message of the channel before', async () => {
  const socket = await openSocket(t)
  await socket.ask('realtime:a', 'phx_join', { config: { broadcast: { self: true, ack: true } } })
  await socket.ask('realtime:a', 'phx_join', { config: { broadcast: { ack: true } } })
  expect(socket.frames.map(({ event, ref }) => [event, ref])).toEqual([
    ['phx_reply', '1'],
    ['phx_close', '1'],
    ['phx_reply', '2'],
  ])
  socket.ws.send(JSON.stringify(['1', '7', 'realtime:a', 'broadcast', broadcast()]))
  await socket.ask('realtime:a', 'broadcast', broadcast())
  expect(socket.frames.some(({ ref }) => ref === '7')).toBe(false)
  socket.close()
  await socket.closed
})

describe('limits', () => {
  it('of channels', async () => {
    const socket = await openSocket(t)
    const join = (n: number) => socket.ask(`realtime:${n}`, 'phx_join', {})
    for (const n of [1, 2, 3]) expect(await join(n)).toMatchObject({ status: 'ok' })
    expect(await join(4)).toMatchObject({
      response: { reason: 'ChannelRateLimitReached: Too many channels' },
    })
    socket.close()
    await socket.closed
  })

  it.each([
    ['of a topic', 'x'.repeat(1_001), {}, 'TopicNameTooLong: The topic name is too long'],
    [
      'of what a channel keeps',
      'a',
      { config: { presence: { key: 'x'.repeat(16_500) } } },
      'JoinConfigTooLarge: The config of a channel is too large',
    ],
    [
      'of the changes that a channel listens to',
      'a',
      { config: { postgres_changes: Array(51).fill({ table: 'notes' }) } },
      'JoinConfigTooLarge: The config of a channel is too large',
    ],
  ])('%s', async (_, topic, payload, reason) => {
    const socket = await openSocket(t)
    expect(await socket.ask(`realtime:${topic}`, 'phx_join', payload)).toEqual({
      status: 'error',
      response: { reason },
    })
    socket.close()
    await socket.closed
  })

  it('of joins, after which the socket is closed', async () => {
    const socket = await openSocket(t)
    for (let n = 0; n < 30; n++) socket.tell('realtime:a', 'phx_join', {})
    expect(await socket.closed).toBe(AWAY)
    expect(socket.frames.at(-1)!.payload).toEqual({
      status: 'error',
      response: { reason: 'ClientJoinRateLimitReached: Too many joins per second' },
    })
  })

  it('of messages: the channel ends, then the socket', async () => {
    const socket = await openSocket(t)
    await socket.ask('realtime:a', 'phx_join', {})
    for (let n = 0; n < 100; n++) socket.tell('realtime:a', 'broadcast', broadcast())
    expect(await socket.closed).toBe(AWAY)
    expect(socket.frames.slice(1).map(({ event, payload }) => [event, payload.message])).toEqual([
      ['system', 'Too many messages per second'],
      ['phx_close', undefined],
    ])
  })

  it('of the size of a message', async () => {
    const socket = await openSocket(t)
    await socket.ask('realtime:a', 'phx_join', { config: { broadcast: { ack: true } } })
    const large = broadcast('x'.repeat(20_000))
    expect(await socket.ask('realtime:a', 'broadcast', large)).toMatchObject({ status: 'error' })
    socket.tell('realtime:a', 'broadcast', broadcast('x'.repeat(50_000)))
    expect(await socket.closed).toBe(1009)
  })

  it('of sockets of one address', async () => {
    const three = await Promise.all([1, 2, 3].map(() => openSocket(t)))
    await expect(openSocket(t)).rejects.toThrow('429 {"error":"Too many connected users"}')
    for (const { ws } of three) ws.terminate()
    await expect.poll(() => openSocket(t).then(({ ws }) => ws.close(), String)).toBeUndefined()
  })
})

/** A member that no longer reads, as where a network is gone, and another one that sees who is present. */
async function silentMember(topic: string) {
  const silent = await openSocket(t)
  await silent.ask(topic, 'phx_join', { config: { presence: { key: 'silent', enabled: true } } })
  await silent.ask(topic, 'presence', { type: 'presence', event: 'track', payload: {} })
  ;(silent.ws as unknown as { _socket: { pause(): void } })._socket.pause()
  const other = await openSocket(t)
  await other.ask(topic, 'phx_join', { config: { presence: { enabled: true } } })
  const beating = setInterval(() => other.tell('phoenix', 'heartbeat', {}), 500)
  return {
    silent,
    left: () =>
      other.frames.some(
        ({ event, payload }) => event === 'presence_diff' && 'silent' in (payload.leaves as object),
      ),
    async end() {
      clearInterval(beating)
      silent.ws.terminate()
      other.close()
      await other.closed
    },
  }
}

it('ends a socket that gives no sign of life, with its presence', async () => {
  const member = await silentMember('realtime:a')
  await expect.poll(member.left).toBe(true)
  await member.end()
})

it('cuts off a client that does not read what it is sent', async () => {
  const member = await silentMember('realtime:flood')
  const beating = setInterval(() => member.silent.tell('phoenix', 'heartbeat', {}), 500)
  const message = { topic: 'flood', event: 'x', payload: { text: 'x'.repeat(4_000) } }
  await expect
    .poll(async () => {
      for (let n = 0; n < 10; n++) await broadcastAsServer(Array(100).fill(message))
      return member.left()
    })
    .toBe(true)
  clearInterval(beating)
  await member.end()
})

async function broadcastAsServer(messages: object[]): Promise<void> {
  // In parts: a batch is limited in its size as well.
  while (messages.length > 0) {
    // The other member, in this same process, has to read meanwhile.
    await new Promise(setImmediate)
    await t.app.request('/realtime/v1/api/broadcast', {
      method: 'POST',
      headers: { authorization: `Bearer ${t.deps.keys.secretKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ messages: messages.splice(0, 2) }),
    })
  }
}

it.each(['/elsewhere', '//', '/realtime/v1/websocket/x'])('leaves the upgrade of %s alone', async (path) => {
  const socket = connect(t.port, '127.0.0.1')
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
  )
  const before = t.notOurs.length
  await expect.poll(() => t.notOurs.length).toBe(before + 1)
  socket.destroy()
})
