import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp } from '#backend/testing/app.ts'
import type { ObjectStore, StoredKey } from '../object-store.ts'
import { testPicture } from '../testing/test-picture.ts'
import { s3Store } from './s3-store.ts'
import { type S3Double, startS3Double } from './testing/s3-double.ts'

const MB = 1024 * 1024

let double: S3Double
let store: ObjectStore
beforeAll(async () => {
  double = await startS3Double()
  store = s3Store(double.settings)
})
afterAll(() => double.close())
beforeEach(() => {
  double.objects.clear()
  double.pending.clear()
  double.requests.length = 0
})

const text = (value: string) => new TextEncoder().encode(value)
const bytesOf = async (key: string, range?: { start: number; end: number }) => {
  const found = await store.get(key, range)
  return found && Buffer.from(await new Response(found).arrayBuffer())
}

/** A stream of `count` megabytes, each of another letter; then `fault`, if there is one. */
async function* megabytes(count: number, fault?: Error): AsyncGenerator<Uint8Array> {
  for (let n = 0; n < count * 16; n++) yield new Uint8Array(MB / 16).fill(65 + Math.floor(n / 16))
  if (fault) throw fault
}

describe('an object', () => {
  it('comes back as it was put, below the prefix of its site', async () => {
    await store.put('objects/a/b.bin', text('hello'))
    expect([...double.objects.keys()]).toEqual(['site/objects/a/b.bin'])
    expect(String(await bytesOf('objects/a/b.bin'))).toBe('hello')
    expect(String(await bytesOf('objects/a/b.bin', { start: 1, end: 3 }))).toBe('ell')
  })

  it('that is not there is undefined, and cannot be copied', async () => {
    expect(await store.get('objects/none')).toBeUndefined()
    expect(await store.copy('objects/none', 'objects/other')).toBe(false)
  })

  it('gets a second key without being sent again', async () => {
    await store.put('objects/a', text('hello'))
    expect(await store.copy('objects/a', 'objects/b')).toBe(true)
    await store.remove(['objects/a'])
    expect(String(await bytesOf('objects/b'))).toBe('hello')
  })

  it('goes with many others in one request, also if some are gone already', async () => {
    const keys = Array.from({ length: 1_200 }, (_, n) => `objects/${n}`)
    for (const key of keys.slice(0, 5)) await store.put(key, text('x'))
    double.requests.length = 0
    await store.remove(keys)
    expect(double.objects.size).toBe(0)
    expect(double.requests).toEqual(['POST bucket', 'POST bucket'])
  })

  it('is listed with all others that begin alike, page after page', async () => {
    for (const n of [1, 2, 3, 4, 5, 6, 7]) await store.put(`parts/${n}`, text('x'))
    await store.put('objects/1', text('x'))
    const found: StoredKey[] = []
    for await (const each of store.list('parts/')) found.push(each)
    expect(found.map(({ key }) => key)).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `parts/${n}`))
    expect(found[0]!.modifiedAt).toEqual(new Date('2026-01-02T03:04:05Z'))
  })
})

describe('a stream', () => {
  it('that is small goes in one request', async () => {
    await store.put('objects/small', megabytes(1))
    expect(double.requests).toEqual(['PUT'])
    expect((await bytesOf('objects/small'))?.length).toBe(MB)
  })

  it('that is large goes in parts, and is whole', async () => {
    await store.put('objects/large', megabytes(20))
    expect(double.requests.filter((request) => request === 'PUT multipart')).toHaveLength(3)
    expect(double.pending.size).toBe(0)
    const bytes = await bytesOf('objects/large')
    expect(bytes?.length).toBe(20 * MB)
    expect(Array.from({ length: 20 }, (_, n) => bytes![n * MB + 7])).toEqual(
      Array.from({ length: 20 }, (_, n) => 65 + n),
    )
  })

  it('that breaks off leaves nothing, and fails with its own fault', async () => {
    const fault = new Error('the sender went away')
    for (const size of [1, 20])
      await expect(store.put('objects/broken', megabytes(size, fault))).rejects.toBe(fault)
    expect([double.objects.size, double.pending.size]).toEqual([0, 0])
  })

  it('that the store cannot take for a moment is sent again', async () => {
    double.failNext('SlowDown', 503)
    await store.put('objects/patient', text('x'))
    expect(double.objects.size).toBe(1)
  })
})

describe('files of people', () => {
  it('go into the bucket and come back, whole, in part and as renditions', async () => {
    const t = await createTestApp({}, { objects: store })
    const { id, ...ada } = await t.user()
    const files = t.client({ as: { id, ...ada } }).storage.from('images')
    const path = `${id}/picture.png`
    expect((await files.upload(path, await testPicture(300, 200, 'png'))).error).toBeNull()
    expect([...double.objects.keys()]).toEqual([expect.stringMatching(/^site\/objects\//)])
    const whole = (await files.download(path)).data!
    expect((await sharp(await whole.arrayBuffer()).metadata()).width).toBe(300)
    const address = `/storage/v1/object/public/images/${path}`
    const part = await t.app.request(address, { headers: { range: 'bytes=1-3' } })
    expect([part.status, await part.text()]).toEqual([206, 'PNG'])
    const small = (await files.download(path, { transform: { width: 64 } })).data!
    expect((await sharp(await small.arrayBuffer()).metadata()).width).toBe(64)
    await files.remove([path])
    expect(double.objects.size).toBe(0)
    await t.close()
  })
})

it('another secret is refused', async () => {
  const credentials = { ...double.settings.credentials!, secretAccessKey: 'another' }
  const stranger = s3Store({ ...double.settings, credentials })
  await expect(stranger.put('objects/a', text('x'))).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' })
  await expect(stranger.get('objects/a')).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' })
  expect(double.objects.size).toBe(0)
})
