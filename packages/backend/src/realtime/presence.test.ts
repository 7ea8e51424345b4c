import type { RealtimeChannel } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { connectPostgres } from '#backend/db/connect-postgres.ts'
import { createLiveApp, joined, type LiveApp } from './testing/live-app.ts'

let t: LiveApp
let topic: string
beforeAll(async () => {
  t = await createLiveApp()
})
afterAll(() => t.close())
beforeEach(() => {
  topic = `room:${crypto.randomUUID()}`
})

async function member(app: LiveApp, key: string, options: Parameters<LiveApp['live']>[0] = {}) {
  const client = app.live(options)
  const events: string[] = []
  const channel = client.channel(topic, { config: { presence: { key } } })
  for (const event of ['join', 'leave'] as const) {
    channel.on('presence', { event: event as 'join' }, (change) => events.push(`${event} ${change.key}`))
  }
  expect(await joined(channel)).toBe('SUBSCRIBED')
  return { client, channel, events }
}

/** Who is there as a member knows it, with what each shows. */
const seenBy = (channel: RealtimeChannel) =>
  Object.fromEntries(
    Object.entries(channel.presenceState()).map(([key, metas]) => [
      key,
      metas.map(({ presence_ref: _, ...object }) => object),
    ]),
  )

it.each(['1.0.0', '2.0.0'] as const)('shows members to each other with version %s', async (vsn) => {
  const a = await member(t, 'ada', { vsn })
  await a.channel.track({ is: 'typing' })
  await expect.poll(() => seenBy(a.channel)).toEqual({ ada: [{ is: 'typing' }] })
  const b = await member(t, 'bo', { vsn })
  await expect.poll(() => seenBy(b.channel)).toEqual({ ada: [{ is: 'typing' }] })
  await b.channel.track({ is: 'reading' })
  await a.channel.track({ is: 'waiting' })
  const both = { ada: [{ is: 'waiting' }], bo: [{ is: 'reading' }] }
  await expect.poll(() => seenBy(a.channel)).toEqual(both)
  await expect.poll(() => seenBy(b.channel)).toEqual(both)
  await a.channel.untrack()
  await expect.poll(() => seenBy(b.channel)).toEqual({ bo: [{ is: 'reading' }] })
  b.client.realtime.disconnect()
  await expect.poll(() => seenBy(a.channel)).toEqual({})
})

it('keeps the channels apart that share a key, and says nothing of what stays the same', async () => {
  const watcher = await member(t, 'watcher')
  const phone = await member(t, 'ada')
  const desk = await member(t, 'ada')
  await phone.channel.track({ on: 'phone' })
  await phone.channel.track({ on: 'phone' })
  await desk.channel.track({ on: 'desk' })
  await expect.poll(() => seenBy(watcher.channel)).toEqual({ ada: [{ on: 'phone' }, { on: 'desk' }] })
  await t.live({}).channel(topic).unsubscribe()
  await desk.client.removeAllChannels()
  await expect.poll(() => seenBy(watcher.channel)).toEqual({ ada: [{ on: 'phone' }] })
  expect(watcher.events).toEqual(['join ada', 'join ada', 'leave ada'])
})

it('ends a channel that changes too often', async () => {
  const { channel } = await member(t, 'ada')
  const limited = await createLiveApp({ RATE_LIMITS: 'true', REALTIME_PRESENCE_CALLS: '2' })
  const flooding = await member(limited, 'bo')
  const ended = new Promise((resolve) => flooding.channel.on('system', {}, resolve))
  for (const n of [1, 2, 3]) void flooding.channel.track({ n })
  expect(await ended).toMatchObject({ status: 'error', message: 'Client presence rate limit exceeded' })
  await limited.close()
  expect(await channel.track({ n: 1 })).toBe('ok')
})

// The embedded database is for one process.
describe.skipIf('folder' in inject('databaseTemplate'))('two processes', () => {
  let other: LiveApp
  beforeEach(async () => {
    const url = t.db.pool.options.connectionString!
    other = await createLiveApp({}, { database: connectPostgres(url, { connections: 4 }) })
    return () => other.close()
  })

  it('share rooms: messages of any length, and who is there', async () => {
    const here = await member(t, 'ada')
    await here.channel.track({ in: 'the first' })
    const there = await member(other, 'bo')
    await expect.poll(() => seenBy(there.channel)).toEqual({ ada: [{ in: 'the first' }] })
    await there.channel.track({ in: 'the second' })
    const both = { ada: [{ in: 'the first' }], bo: [{ in: 'the second' }] }
    await expect.poll(() => seenBy(here.channel)).toEqual(both)
    const heard: unknown[] = []
    there.channel.on('broadcast', { event: 'said' }, ({ payload }) => heard.push(payload))
    const long = 'ä'.repeat(20_000)
    for (const text of ['short', long, 'end']) {
      await here.channel.send({ type: 'broadcast', event: 'said', payload: { text } })
    }
    await here.channel.send({ type: 'broadcast', event: 'said', payload: new Uint8Array([0, 1]).buffer })
    await expect
      .poll(() => heard)
      .toEqual([{ text: 'short' }, { text: long }, { text: 'end' }, new Uint8Array([0, 1]).buffer])
    expect(await other.live().channel(topic).httpSend('said', { text: 'by request' })).toEqual({
      success: true,
    })
    await expect.poll(() => heard.length).toBe(5)
  })

  it('forget those of a process that stops', async () => {
    const here = await member(t, 'ada')
    const there = await member(other, 'bo')
    await there.channel.track({ in: 'the second' })
    await expect.poll(() => seenBy(here.channel)).toEqual({ bo: [{ in: 'the second' }] })
    await other.hangUp()
    await expect.poll(() => seenBy(here.channel)).toEqual({})
  })
})
