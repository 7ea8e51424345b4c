import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, TEST_ORIGIN, type TestApp, type TestUser } from '#backend/testing/app.ts'
import { testPicture } from './testing/test-picture.ts'

const UPLOADS_AT_ONCE = 3
let t: TestApp
let slow: TestUser
let other: TestUser
let picture: Buffer
beforeAll(async () => {
  t = await createTestApp({
    RATE_LIMITS: 'true',
    STORAGE_UPLOADS_AT_ONCE: String(UPLOADS_AT_ONCE),
    STORAGE_UPLOAD_GRACE_SECONDS: '2',
  })
  slow = await t.user()
  other = await t.user()
  picture = await testPicture(60, 40, 'jpeg')
})
afterAll(() => t.close())

let names = 0

interface Options {
  bucket?: string
  from?: string
  headers?: Record<string, string>
  body?: BodyInit
}

function upload(
  as: TestUser,
  { bucket = 'images', from = '192.0.2.1', headers, body = picture as never }: Options = {},
) {
  const request = new Request(`${TEST_ORIGIN}/storage/v1/object/${bucket}/${as.id}/${names++}.jpg`, {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { authorization: `Bearer ${as.token}`, 'content-type': 'image/jpeg', ...headers },
  } as RequestInit)
  return t.app.fetch(request, { incoming: { socket: { remoteAddress: from } } })
}

/** A body of which some bytes come, and then nothing until the test continues it; `isRead` once they are taken. */
function stalled(first: Uint8Array) {
  let goOn = (_rest?: Uint8Array) => {}
  const read = Promise.withResolvers<void>()
  const body = new ReadableStream(
    {
      start(controller) {
        goOn = (rest) => {
          if (rest) controller.enqueue(rest)
          controller.close()
        }
      },
      pull(controller) {
        controller.enqueue(first)
        read.resolve()
        return new Promise(() => {})
      },
    },
    { highWaterMark: 0 },
  )
  return { body, isRead: read.promise, goOn: (rest?: Uint8Array) => goOn(rest) }
}

describe('uploads that come slowly', () => {
  it('do not keep others from uploading, and their sender from more than a few at a time', async () => {
    const bodies = Array.from({ length: UPLOADS_AT_ONCE }, () => stalled(picture.subarray(0, 100)))
    const waiting = bodies.map(({ body }) => upload(slow, { body }))
    await Promise.all(bodies.map(({ isRead }) => isRead))
    const refused = await upload(slow)
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, 5])
    expect(await refused.json()).toMatchObject({ code: 'SlowDown' })
    expect((await upload(other)).status).toBe(200)
    for (const { goOn } of bodies) goOn(picture.subarray(100))
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await upload(slow)).status).toBe(200)
  })

  it('are counted for their address as well, however many people it has', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => t.user()))
    const bodies: ReturnType<typeof stalled>[] = []
    const waiting = people.slice(0, 4).flatMap((person) =>
      Array.from({ length: UPLOADS_AT_ONCE }, () => {
        bodies.push(stalled(picture.subarray(0, 100)))
        return upload(person, { body: bodies.at(-1)!.body, from: '198.51.100.9' })
      }),
    )
    await Promise.all(bodies.map(({ isRead }) => isRead))
    expect((await upload(people[4]!, { from: '198.51.100.9' })).status).toBe(429)
    expect((await upload(people[4]!, { from: '198.51.100.10' })).status).toBe(200)
    for (const { goOn } of bodies) goOn(picture.subarray(100))
    await Promise.all(waiting)
  })

  it.each([
    ['raw', {}, () => picture.subarray(0, 100)],
    [
      'in a form',
      { 'content-type': 'multipart/form-data; boundary=x' },
      () => Buffer.from('--x\r\ncontent-disposition: form-data; name=""; filename="a"\r\n\r\nabc'),
    ],
    [
      'in a form that never comes to its file',
      { 'content-type': 'multipart/form-data; boundary=x' },
      () => Buffer.from('--x\r\ncontent-disp'),
    ],
  ])('are given up when nothing more comes: %s', async (_, headers, first) => {
    const before = performance.now()
    const response = await upload(slow, { body: stalled(first()).body, headers })
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { statusCode: '408', code: 'RequestTimeout' },
    ])
    expect(performance.now() - before).toBeGreaterThan(1_900)
    expect((await upload(slow)).status).toBe(200)
  })

  it.each([
    ['before its file', (file: string) => `--x\r\nno head\r\n${file}--x--\r\n`],
    ['behind its file', (file: string) => `${file}--x\r\nno head\r\n--x--\r\n`],
    ['instead of a file', () => '--x\r\nno head\r\n--x--\r\n'],
  ])('are given up when a form has a part without a head %s', async (_, formOf) => {
    const head =
      '--x\r\ncontent-disposition: form-data; name=""; filename="a"\r\ncontent-type: image/jpeg\r\n\r\n'
    const form = formOf(`${head}${picture.toString('latin1')}\r\n`)
    const response = await upload(slow, {
      body: Buffer.from(form, 'latin1'),
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
    expect(await response.json()).toMatchObject({ statusCode: '408', code: 'RequestTimeout' })
    expect((await upload(slow)).status).toBe(200)
  })

  it('leave no file behind', async () => {
    const left: string[] = []
    for await (const { key } of t.deps.objects.list('unfinished/')) left.push(key)
    expect(left).toEqual([])
  })
})
