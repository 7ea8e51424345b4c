import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#backend/testing/app.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
  const { storage } = site.client({ secret: true })
  await storage.createBucket('files', { public: false })
  await storage.createBucket('small', { public: false, fileSizeLimit: 1000, allowedMimeTypes: ['text/*'] })
})
afterAll(() => site.close())

const files = () => site.client({ secret: true }).storage.from('files')
const small = () => site.client({ secret: true }).storage.from('small')
const textOf = async (path: string) => (await files().download(path)).data?.text()

/** The number of objects in the store. */
async function storedObjects() {
  let count = 0
  for await (const _ of site.deps.objects.list('objects/')) count++
  return count
}

const url = (path: string) => `http://lendaround.test/storage/v1/object/files/${path}`
const authorization = () => ({ authorization: `Bearer ${site.deps.keys.secretKey}` })

test('a raw body keeps its type, cache control and metadata as they were sent', async () => {
  const { data, error } = await files().upload('raw/note.bin', new TextEncoder().encode('hello'), {
    contentType: 'application/x-note',
    cacheControl: '120',
    metadata: { author: 'Ada', pages: 3 },
  })
  expect(error).toBeNull()
  expect(data).toEqual({
    path: 'raw/note.bin',
    fullPath: 'files/raw/note.bin',
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  const info = await files().info('raw/note.bin')
  expect(info.data).toEqual({
    id: data?.id,
    name: 'raw/note.bin',
    version: expect.any(String),
    bucketId: 'files',
    size: 5,
    contentType: 'application/x-note',
    cacheControl: 'max-age=120',
    etag: '"5d41402abc4b2a76b9719d911017c592"',
    metadata: { author: 'Ada', pages: 3 },
    lastModified: expect.any(String),
    createdAt: expect.any(String),
  })
})

test('a Blob travels as a form whose file part has no name', async () => {
  const blob = new Blob(['from a blob'], { type: 'text/markdown' })
  expect((await files().upload('form/blob', blob, { metadata: { a: 1 } })).error).toBeNull()
  const { data } = await files().info('form/blob')
  expect(data).toMatchObject({
    contentType: 'text/markdown',
    cacheControl: 'max-age=3600',
    metadata: { a: 1 },
    size: 11,
  })
  expect(await textOf('form/blob')).toBe('from a blob')
})

test('a form’s fields count also behind the file, and contentType outweighs the part’s', async () => {
  const form = new FormData()
  form.append('', new Blob(['x'.repeat(300_000)], { type: 'text/plain' }), 'x.txt')
  form.append('contentType', 'text/csv')
  form.append('metadata', '{"late":true}')
  expect((await files().upload('form/late', form, { cacheControl: '60' })).error).toBeNull()
  const { data } = await files().info('form/late')
  expect(data).toMatchObject({
    contentType: 'text/csv',
    cacheControl: 'max-age=60',
    metadata: { late: true },
    size: 300_000,
  })
})

test('a stream without a length arrives whole', async () => {
  const piece = new TextEncoder().encode('0123456789'.repeat(10_000))
  let left = 30
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => (left-- > 0 ? controller.enqueue(piece) : controller.close()),
  })
  expect((await files().upload('stream', stream, { duplex: 'half' })).error).toBeNull()
  expect((await textOf('stream'))?.length).toBe(3_000_000)
})

test('an object may be empty; a folder placeholder must be', async () => {
  expect((await files().upload('empty', '')).error).toBeNull()
  expect(await textOf('empty')).toBe('')
  expect((await files().upload('folder/.emptyFolderPlaceholder', '')).error).toBeNull()
  const { error } = await files().upload('folder2/.emptyFolderPlaceholder', 'not empty')
  expect(error).toMatchObject({ statusCode: '400', code: 'InvalidRequest' })
})

test('a second upload is refused, an upsert keeps the id and replaces bytes, metadata and version', async () => {
  const first = await files().upload('twice', 'one', { metadata: { n: 1 } })
  const refused = await files().upload('twice', 'two')
  expect(refused.error).toMatchObject({
    statusCode: '409',
    code: 'KeyAlreadyExists',
    message: 'The resource already exists',
  })
  expect(await textOf('twice')).toBe('one')
  const before = await storedObjects()
  const again = await files().upload('twice', 'three', { upsert: true })
  expect(again.data?.id).toBe(first.data?.id)
  expect(await textOf('twice')).toBe('three')
  expect((await files().info('twice')).data?.metadata).toEqual({})
  expect((await files().update('twice', 'four')).error).toBeNull()
  expect(await textOf('twice')).toBe('four')
  expect(await storedObjects()).toBe(before)
})

test('ten uploads of one name at once: one wins, the others are told, no bytes are left over', async () => {
  const before = await storedObjects()
  const all = await Promise.all(Array.from({ length: 10 }, (_, i) => files().upload('race', `writer ${i}`)))
  expect(all.filter(({ error }) => !error)).toHaveLength(1)
  for (const { error } of all.filter((one) => one.error))
    expect(error).toMatchObject({ code: 'KeyAlreadyExists' })
  expect(await textOf('race')).toBe(`writer ${all.findIndex(({ error }) => !error)}`)
  expect(await storedObjects()).toBe(before + 1)
})

test('ten upserts of one name at once all succeed and leave the bytes of one', async () => {
  const before = await storedObjects()
  const all = await Promise.all(
    Array.from({ length: 10 }, (_, i) => files().upload('upserts', `writer ${i}`, { upsert: true })),
  )
  for (const { error } of all) expect(error).toBeNull()
  expect(new Set(all.map(({ data }) => data?.id)).size).toBe(1)
  expect(await textOf('upserts')).toMatch(/^writer \d$/)
  expect(await storedObjects()).toBe(before + 1)
})

const TOO_LARGE = {
  statusCode: '413',
  code: 'EntityTooLarge',
  message: 'The object exceeded the maximum allowed size',
}

test('what is larger than its bucket allows is refused in every form and leaves no bytes', async () => {
  const before = await storedObjects()
  expect((await small().upload('a', 'x'.repeat(1001))).error).toMatchObject(TOO_LARGE)
  expect(
    (await small().upload('a', new Blob(['x'.repeat(1001)], { type: 'text/plain' }))).error,
  ).toMatchObject(TOO_LARGE)
  expect((await small().upload('a', 'x'.repeat(1000))).error).toBeNull()
  expect(await storedObjects()).toBe(before + 1)
})

test('the rest of a refused body is read, up to a limit, so that a browser gets to see the answer', async () => {
  const stream = (megabytes: number) => {
    const counted = { sent: 0, body: new ReadableStream<Uint8Array>() }
    counted.body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        if (counted.sent++ === megabytes) return controller.close()
        controller.enqueue(new Uint8Array(1_000_000))
      },
    })
    return counted
  }
  const upload = (body: ReadableStream) =>
    small().upload('streamed', body, { duplex: 'half', contentType: 'text/plain' })
  const finite = stream(9)
  expect((await upload(finite.body)).error).toMatchObject(TOO_LARGE)
  expect(finite.sent).toBe(10)
  const endless = stream(Number.POSITIVE_INFINITY)
  expect((await upload(endless.body)).error).toMatchObject(TOO_LARGE)
  expect(endless.sent).toBeLessThan(75)
})

test('a body that says it is too large is refused before a byte of it is read', async () => {
  let read = false
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        read = true
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const init = {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { ...authorization(), 'content-length': '999999999' },
  }
  const answer = await site.app.fetch(new Request(url('huge'), init as RequestInit))
  expect(await answer.json()).toMatchObject(TOO_LARGE)
  expect(read).toBe(false)
})

test('a type that the bucket does not take is refused', async () => {
  const { error } = await small().upload('b', 'text', { contentType: 'image/jpeg' })
  expect(error).toMatchObject({
    statusCode: '415',
    code: 'InvalidMimeType',
    message: 'mime type image/jpeg is not supported',
  })
  expect((await small().upload('b', 'text', { contentType: 'text/html; charset=utf-8' })).error).toBeNull()
})

test('a client that goes away half-way leaves nothing', async () => {
  const before = await storedObjects()
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(5000)),
    pull: () => {
      throw new Error('gone')
    },
  })
  const init = { method: 'POST', body, duplex: 'half', headers: authorization() }
  const answer = await site.app.fetch(new Request(url('gone'), init as RequestInit))
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect((await files().exists('gone')).data).toBe(false)
  expect(await storedObjects()).toBe(before)
})

test('a form that breaks off half-way leaves nothing', async () => {
  const before = await storedObjects()
  const answer = await site.app.request(url('broken'), {
    method: 'POST',
    headers: { ...authorization(), 'content-type': 'multipart/form-data; boundary=b' },
    body: '--b\r\nContent-Disposition: form-data; name=""; filename="x"\r\nContent-Type: text/plain\r\n\r\nhalf of it',
  })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ code: 'InvalidRequest' })
  expect(await storedObjects()).toBe(before)
})

test.each(['multipart/form-data', 'multipart/form-data; boundary=b'])(
  'a form without a file is refused (%s)',
  async (type) => {
    const answer = await site.app.request(url('none'), {
      method: 'POST',
      headers: { ...authorization(), 'content-type': type },
      body: '--b\r\nContent-Disposition: form-data; name="cacheControl"\r\n\r\n3600\r\n--b--\r\n',
    })
    expect(await answer.json()).toMatchObject({ statusCode: '400', code: 'InvalidRequest' })
  },
)

const aPart = '--b\r\nContent-Disposition: form-data; name="x"\r\n\r\n1\r\n'
const aFile = '--b\r\nContent-Disposition: form-data; name=""; filename="x"\r\n\r\nbytes\r\n'

test.each([
  ['and an end', `${aPart.repeat(30)}--b--\r\n`],
  ['and no end', aPart.repeat(30)],
  ['that are nothing but their beginning', '--b\r\n'.repeat(1000)],
  ['behind a file, and no end', aFile + aPart.repeat(30)],
  ['behind a file, half of the last one', aFile + aPart.repeat(30) + aPart.slice(0, -8)],
])('a form of too many parts is refused, and ends nothing else (%s)', async (_, body) => {
  const before = await storedObjects()
  const answer = await site.app.request(url(`many-${crypto.randomUUID()}`), {
    method: 'POST',
    headers: { ...authorization(), 'content-type': 'multipart/form-data; boundary=b' },
    body,
  })
  expect(await answer.json()).toMatchObject({ statusCode: '400', code: 'InvalidRequest' })
  expect(await storedObjects()).toBe(before)
})

test('a bucket that is not there is named, also to the service', async () => {
  const { error } = await site.client({ secret: true }).storage.from('nowhere').upload('a', 'b')
  expect(error).toMatchObject({
    statusCode: '404',
    status: 400,
    message: 'Bucket not found',
    code: 'NoSuchBucket',
  })
})

test.each(['a%00b', 'a%0Ab', 'sn%C3%B6w', 'tab%09', '%5Cback', 'a%22b', `${'x'.repeat(1025)}`])(
  'the name %s is refused',
  async (name) => {
    const answer = await site.app.request(url(name), { method: 'POST', headers: authorization(), body: 'x' })
    expect(await answer.json()).toMatchObject({ statusCode: '400', code: 'InvalidKey' })
  },
)

test('a name that climbs is refused, and nothing is kept', async () => {
  const climbing = '..%2F..%2F..%2Fetc%2Fpasswd'
  const put = await site.app.request(url(climbing), {
    method: 'POST',
    headers: authorization(),
    body: 'mine',
  })
  expect(put.status).toBe(400)
  expect(await put.json()).toMatchObject({ error: 'InvalidKey' })
  const got = await site.app.request(url(climbing), { headers: authorization() })
  expect(got.status).toBe(400)
})

test('a header that could break an answer is refused', async () => {
  const form = new FormData()
  form.append('cacheControl', '1\r\nset-cookie: a=b')
  form.append('', new Blob(['x']))
  const { error } = await files().upload('headers', form)
  expect(error).toMatchObject({ code: 'InvalidRequest' })
})

test('user metadata that is no object is refused', async () => {
  const headers = { ...authorization(), 'x-metadata': Buffer.from('[1]').toString('base64') }
  const answer = await site.app.request(url('meta'), { method: 'POST', headers, body: 'x' })
  expect(await answer.json()).toMatchObject({ code: 'InvalidRequest' })
})

test.each([
  ['nested too deep', `{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`],
  ['of more than 16 kB', JSON.stringify({ a: 'x'.repeat(16_384) })],
])(
  'metadata that is %s is refused in a header and in a form, and costs no one else an upload',
  async (_, metadata) => {
    const form = new FormData()
    form.append('metadata', metadata)
    form.append('', new Blob(['bytes']))
    const inHeader = { ...authorization(), 'x-metadata': Buffer.from(metadata).toString('base64') }
    for (const init of [
      { body: form, headers: authorization() },
      { body: 'bytes', headers: inHeader },
    ]) {
      const response = await site.app.request(url('refused'), { method: 'POST', ...init })
      expect([response.status, await response.json()]).toMatchObject([400, { error: 'InvalidRequest' }])
    }
    expect((await files().upload(`after-${crypto.randomUUID()}`, 'bytes')).error).toBeNull()
  },
)

test('a body of JSON that is nested too deep is refused', async () => {
  const response = await site.app.request('/storage/v1/object/list/files', {
    method: 'POST',
    headers: { ...authorization(), 'content-type': 'application/json' },
    body: `{"prefix":${'['.repeat(100_000)}`,
  })
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { message: 'Body is nested too deep' },
  ])
})
