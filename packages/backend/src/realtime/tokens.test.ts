import { SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { TestUser } from '#backend/testing/app.ts'
import { createLiveApp, joined, type LiveApp } from './testing/live-app.ts'
import { openSocket } from './testing/raw-socket.ts'

const LEGACY = 'a-legacy-secret-of-more-than-thirty-two-characters'
let t: LiveApp
let ada: TestUser
beforeAll(async () => {
  t = await createLiveApp({ JWT_LEGACY_SECRET: LEGACY })
  await t.db.pool.query(`
    create policy "people hear rooms" on realtime.messages for select to authenticated
      using (realtime.topic() = 'room:' || (select auth.uid()))`)
  ada = await t.user()
})
afterAll(() => t.close())
afterEach(() => t.setNow(new Date()))

const seconds = () => Math.floor(t.deps.now().getTime() / 1000)
const tokenOf = (person: TestUser, claims: object = {}) =>
  t.deps.keys.sign({
    sub: person.id,
    role: 'authenticated',
    aud: 'authenticated',
    exp: seconds() + 60,
    ...claims,
  })
const foreign = (claims: object, secret = LEGACY) =>
  new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(secret))

const refusals: [string, () => Promise<string>, string][] = [
  [
    'has expired',
    () => tokenOf(ada, { exp: seconds() - 5 }),
    'InvalidJWTToken: Token has expired some seconds ago',
  ],
  [
    'is signed by another',
    () => foreign({ role: 'anon', exp: seconds() + 60 }, 'another-secret-of-more-than-thirty-two-characters'),
    'JwtSignatureError: Failed to validate JWT signature',
  ],
  ['is none', async () => 'none', 'MalformedJWT: The token provided is not a valid JWT'],
  [
    'says no end',
    () => foreign({ role: 'anon' }),
    'InvalidJWTToken: Fields `role` and `exp` are required in JWT',
  ],
  [
    'says no role',
    () => foreign({ exp: seconds() + 60 }),
    'InvalidJWTToken: Fields `role` and `exp` are required in JWT',
  ],
  [
    'is for another role than those of the protocol',
    () => foreign({ role: 'postgres', exp: seconds() + 60 }),
    'InvalidJWTToken: Fields `role` and `exp` are required in JWT',
  ],
  [
    'is for another audience',
    () => tokenOf(ada, { aud: 'elsewhere' }),
    'InvalidJWTToken: Fields `role` and `exp` are required in JWT',
  ],
]

/** The clock may strike meanwhile. */
const timeless = (text: string) => text.replace(/\d+ seconds/, 'some seconds')

describe('a token that', () => {
  it.each(refusals)('%s does not join', async (_, token, reason) => {
    const socket = await openSocket(t)
    const answer = await socket.ask('realtime:room', 'phx_join', { config: {}, access_token: await token() })
    expect(timeless(JSON.stringify(answer))).toBe(JSON.stringify({ status: 'error', response: { reason } }))
    socket.close()
  })

  it.each(refusals)('%s opens no socket', async (_, token, reason) => {
    const refusal = await openSocket(t, { apikey: await token() }).catch(String)
    expect(timeless(String(refusal))).toContain(
      `401 ${JSON.stringify({ error: reason.replace(/^\w+: /, '') })}`,
    )
  })
})

it('wants a key, and a version that it speaks', async () => {
  await expect(openSocket(t, { apikey: '' })).rejects.toThrow('401 {"error":"API key is missing"}')
  await expect(openSocket(t, { vsn: '3.0.0' })).rejects.toThrow('403')
  const key = await foreign({ role: 'anon', exp: seconds() + 60, iss: 'elsewhere' })
  const socket = await openSocket(t, { apikey: key })
  expect(await socket.ask('realtime:room', 'phx_join', {})).toMatchObject({ status: 'ok' })
  socket.close()
})

it('ends the channel when its token does, and not the socket', async () => {
  const channel = t
    .live({ token: await tokenOf(ada) })
    .channel(`room:${ada.id}`, { config: { private: true } })
  const system: unknown[] = []
  channel.on('system', {}, ({ message }) => system.push(message))
  let status = ''
  await channel.socket.setAuth()
  channel.subscribe((now) => {
    status = now
  })
  await expect.poll(() => status).toBe('SUBSCRIBED')
  t.setNow(61_000)
  await expect.poll(() => status).toBe('CLOSED')
  expect(system).toEqual([expect.stringMatching(/^Token has expired [0-9] seconds ago$/)])
  expect(channel.socket.isConnected()).toBe(true)
})

it('goes on with a token that replaces it in time', async () => {
  const socket = await openSocket(t)
  const topic = `realtime:room:${ada.id}`
  const config = { private: true }
  await socket.ask(topic, 'phx_join', { config, access_token: await tokenOf(ada) })
  socket.tell(topic, 'access_token', { access_token: await tokenOf(ada, { exp: seconds() + 3_600 }) })
  await socket.ask(topic, 'presence', { type: 'presence', event: 'untrack' })
  t.setNow(61_000)
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(socket.frames.filter(({ event }) => event !== 'phx_reply')).toEqual([])
  socket.close()
})

it.each([
  ['of another person', async () => tokenOf(await t.user()), 'You do not have permissions to read'],
  ['that has expired', () => tokenOf(ada, { exp: seconds() - 1 }), 'Token has expired'],
  ['that is forged', async () => `${await tokenOf(ada)}x`, 'Failed to validate JWT signature'],
])('ends a private channel that is given a token %s', async (_, token, reason) => {
  const socket = await openSocket(t)
  const topic = `realtime:room:${ada.id}`
  await socket.ask(topic, 'phx_join', { config: { private: true }, access_token: await tokenOf(ada) })
  socket.tell(topic, 'access_token', { access_token: await token() })
  await expect
    .poll(() => socket.frames.map(({ event }) => event))
    .toEqual(['phx_reply', 'system', 'phx_close'])
  expect(socket.frames[1]!.payload).toMatchObject({
    status: 'error',
    message: expect.stringContaining(reason),
  })
  socket.close()
})

it('lets nobody into a private room whose session has ended', async () => {
  const bo = await t.user()
  const join = () => joined(t.live({ as: bo }).channel(`room:${bo.id}`, { config: { private: true } }))
  expect(await join()).toBe('SUBSCRIBED')
  await t.db.pool.query('delete from auth.sessions where user_id = $1', [bo.id])
  t.deps.sessionGuard.invalidate(bo.id)
  expect(await join()).toBe('CHANNEL_ERROR')
})

it('takes no sockets where it is switched off, and no public channels where all have to be private', async () => {
  const off = await createLiveApp({ REALTIME: 'false' })
  await expect(openSocket(off)).rejects.toThrow('403 {"error":"Realtime was disabled for this tenant"}')
  await off.close()
  const guarded = await createLiveApp({ REALTIME_PRIVATE_ONLY: 'true' })
  const socket = await openSocket(guarded)
  expect(await socket.ask('realtime:room', 'phx_join', {})).toMatchObject({
    response: { reason: 'PrivateOnly: This project only allows private channels' },
  })
  socket.close()
  await guarded.close()
})
