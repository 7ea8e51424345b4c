import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestUser } from '#backend/testing/app.ts'

let site: TestApp
let user: TestUser
beforeAll(async () => {
  site = await createTestApp()
  user = await site.user()
  const { storage } = site.client({ secret: true })
  await storage.createBucket('open', { public: true })
  await storage.createBucket('closed', { public: false })
  for (const bucket of ['open', 'closed'])
    await storage.from(bucket).upload('folder/hello.txt', 'hello world', { cacheControl: '60' })
})
afterAll(() => site.close())

const get = (path: string, init: RequestInit = {}) => site.app.request(`/storage/v1${path}`, init)
const PUBLIC = '/object/public/open/folder/hello.txt'

test('an object of a public bucket comes with its headers, for anyone', async () => {
  const answer = await get(PUBLIC)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe('hello world')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/plain;charset=UTF-8',
    'content-length': '11',
    etag: '"5eb63bbbe01eeed093cb22bb8f5acdc3"',
    'last-modified': expect.stringMatching(/GMT$/),
    'accept-ranges': 'bytes',
    'cache-control': 'max-age=60',
    'x-robots-tag': 'none',
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
  })
})

test('HEAD says the same without the bytes', async () => {
  const answer = await get(PUBLIC, { method: 'HEAD' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-length')).toBe('11')
  expect(await answer.text()).toBe('')
  const missing = await get('/object/public/open/none', { method: 'HEAD' })
  expect(missing.status).toBe(400)
  expect(await missing.text()).toBe('')
})

test.each([
  ['bytes=0-4', 206, 'hello', 'bytes 0-4/11'],
  ['bytes=6-', 206, 'world', 'bytes 6-10/11'],
  ['bytes=-5', 206, 'world', 'bytes 6-10/11'],
  ['bytes=-99', 206, 'hello world', 'bytes 0-10/11'],
  ['bytes=6-99', 206, 'world', 'bytes 6-10/11'],
  ['bytes=10-10', 206, 'd', 'bytes 10-10/11'],
  ['bytes=5-2', 200, 'hello world', null],
  ['bytes=0-1,3-4', 200, 'hello world', null],
  ['bytes=-', 200, 'hello world', null],
  ['lines=0-1', 200, 'hello world', null],
])('the range %s is answered with %i', async (range, status, text, contentRange) => {
  const answer = await get(PUBLIC, { headers: { range } })
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-range')).toBe(contentRange)
  expect(answer.headers.get('content-length')).toBe(String(text.length))
  expect(await answer.text()).toBe(text)
})

test.each(['bytes=11-', 'bytes=-0', 'bytes=500-600'])('the range %s cannot be satisfied', async (range) => {
  const answer = await get(PUBLIC, { headers: { range } })
  expect(answer.status).toBe(416)
  expect(answer.headers.get('content-range')).toBe('bytes */11')
  expect(await answer.json()).toMatchObject({ code: 'InvalidRange' })
})

test('If-Range gives the range only of the version that the client has', async () => {
  const eTag = (await get(PUBLIC)).headers.get('etag')!
  const same = await get(PUBLIC, { headers: { range: 'bytes=0-4', 'if-range': eTag } })
  expect(same.status).toBe(206)
  const other = await get(PUBLIC, { headers: { range: 'bytes=0-4', 'if-range': '"other"' } })
  expect(other.status).toBe(200)
})

test('a client that has the bytes already is told so', async () => {
  const first = await get(PUBLIC)
  const eTag = first.headers.get('etag')!
  const modified = first.headers.get('last-modified')!
  const known: Record<string, string>[] = [
    { 'if-none-match': eTag },
    { 'if-none-match': `"a", W/${eTag}` },
    { 'if-none-match': '*' },
    { 'if-modified-since': modified },
  ]
  for (const headers of known) {
    const answer = await get(PUBLIC, { headers })
    expect(answer.status, JSON.stringify(headers)).toBe(304)
    expect(await answer.text()).toBe('')
    expect(answer.headers.get('etag')).toBe(eTag)
  }
  const outdated: Record<string, string>[] = [
    { 'if-none-match': '"other"' },
    { 'if-none-match': '"other"', 'if-modified-since': modified },
    { 'if-modified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' },
    { 'if-modified-since': 'nonsense' },
  ]
  for (const headers of outdated)
    expect((await get(PUBLIC, { headers })).status, JSON.stringify(headers)).toBe(200)
})

test('download names the file, and cannot smuggle in a header', async () => {
  const disposition = async (query: string) =>
    (await get(`${PUBLIC}?${query}`)).headers.get('content-disposition')
  expect(await disposition('download')).toBe('attachment;')
  expect(await disposition('download=')).toBe('attachment;')
  expect(await disposition('download=z.txt')).toBe("attachment; filename=z.txt; filename*=UTF-8''z.txt")
  expect(await disposition('download=%C3%BC%22%0D%0Aa%3Ab')).toBe(
    "attachment; filename=%C3%BC%22%0D%0Aa%3Ab; filename*=UTF-8''%C3%BC%22%0D%0Aa%3Ab",
  )
  expect(await disposition('cacheNonce=1')).toBeNull()
})

test('a cache control of a year is passed on as immutable', async () => {
  const { storage } = site.client({ secret: true })
  await storage.from('open').upload('forever', 'x', { cacheControl: '31536000' })
  expect((await get('/object/public/open/forever')).headers.get('cache-control')).toBe(
    'public, max-age=31536000, immutable',
  )
})

test('uploaded pages cannot act in our name', async () => {
  const { storage } = site.client({ secret: true })
  const script = '<script>alert(1)</script>'
  const policy = "default-src 'none'; frame-ancestors 'none'; sandbox"
  await storage.from('open').upload('page.html', script, { contentType: 'text/html; charset=utf-8' })
  await storage.from('open').upload('image.svg', script, { contentType: 'image/svg+xml' })
  const page = await get('/object/public/open/page.html')
  expect(page.headers.get('content-type')).toBe('text/plain')
  expect(page.headers.get('content-security-policy')).toBe(policy)
  const image = await get('/object/public/open/image.svg')
  expect(image.headers.get('content-type')).toBe('image/svg+xml')
  expect(image.headers.get('content-security-policy')).toBe(policy)
})

test('what is private looks to strangers like what is not there', async () => {
  const codeOf = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await get(path, { headers })
    expect(answer.status).toBe(400)
    return (await answer.json()).code
  }
  const stranger = { authorization: `Bearer ${user.token}` }
  const { publishableKey } = site.deps.keys
  expect(await codeOf('/object/public/closed/folder/hello.txt')).toBe('NoSuchBucket')
  expect(await codeOf('/object/public/nowhere/x')).toBe('NoSuchBucket')
  expect(await codeOf('/object/public/open/none')).toBe('NoSuchKey')
  expect(await codeOf('/object/closed/folder/hello.txt')).toBe('NoSuchBucket')
  expect(await codeOf('/object/closed/folder/hello.txt', { authorization: 'Bearer bad' })).toBe(
    'NoSuchBucket',
  )
  for (const headers of [stranger, { apikey: publishableKey }])
    for (const name of ['folder/hello.txt', 'none']) {
      expect(await codeOf(`/object/closed/${name}`, headers)).toBe('NoSuchKey')
      expect(await codeOf(`/object/authenticated/closed/${name}`, headers)).toBe('NoSuchKey')
      expect(await codeOf(`/object/info/closed/${name}`, headers)).toBe('NoSuchKey')
    }
  expect(await codeOf('/object/authenticated/closed/folder/hello.txt')).toBe('AccessDenied')
})

test('a public object is served on the private routes too', async () => {
  expect(await (await get('/object/open/folder/hello.txt')).text()).toBe('hello world')
  const info = await get('/object/info/public/open/folder/hello.txt')
  expect(await info.json()).toMatchObject({ name: 'folder/hello.txt', size: 11, metadata: {} })
})

test('a row without bytes, as SQL can make one, is not found', async () => {
  await site.db.pool.query(
    `insert into storage.objects (bucket_id, name, metadata) values ('open', 'hollow', '{"size": 3}')`,
  )
  expect(await (await get('/object/public/open/hollow')).json()).toMatchObject({ code: 'NoSuchKey' })
})
