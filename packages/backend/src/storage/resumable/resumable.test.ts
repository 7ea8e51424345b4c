import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestUser } from '#backend/testing/app.ts'
import { testPicture } from '../testing/test-picture.ts'

let site: TestApp
let user: TestUser
let other: TestUser
beforeAll(async () => {
  site = await createTestApp()
  user = await site.user()
  other = await site.user()
  await site.client({ secret: true }).storage.createBucket('files', { public: false, fileSizeLimit: '1MB' })
})
afterEach(() => site.setNow(new Date()))
afterAll(() => site.close())

const BASE = '/storage/v1/upload/resumable'
const b64 = (text: string) => Buffer.from(text).toString('base64')
const service = () => ({ authorization: `Bearer ${site.deps.keys.secretKey}` })
const as = (who: TestUser) => ({ authorization: `Bearer ${who.token}` })

type Init = { headers?: Record<string, string>; body?: BodyInit | null }
const call = (method: string, path: string, { headers, body }: Init = {}) =>
  site.app.fetch(
    new Request(`http://lendaround.test${path}`, {
      method,
      headers: { 'tus-resumable': '1.0.0', ...headers },
      ...(body != null && { body, duplex: 'half' }),
    } as RequestInit),
  )

const create = (
  name: string,
  headers: Record<string, string>,
  { bucket = 'files', type = 'text/plain', path = BASE } = {},
) =>
  call('POST', path, {
    headers: {
      'upload-metadata': `bucketName ${b64(bucket)},objectName ${b64(name)},contentType ${b64(type)},cacheControl ${b64('77')},metadata ${b64('{"a":1}')}`,
      ...headers,
    },
  })
const patch = (path: string, offset: number, body: BodyInit, headers: Record<string, string> = service()) =>
  call('PATCH', path, {
    headers: {
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      ...headers,
    },
    body,
  })
const locationOf = (answer: Response) => answer.headers.get('location')!
const download = async (name: string) =>
  (await site.client({ secret: true }).storage.from('files').download(name)).data?.text()

/** The parts that the store holds of an upload. */
async function partsOf(path: string) {
  const keys: string[] = []
  for await (const { key } of site.deps.objects.list(`parts/${path.split('/').at(-1)}/`)) keys.push(key)
  return keys
}

test('OPTIONS tells which parts of the protocol are spoken here', async () => {
  const answer = await call('OPTIONS', BASE)
  expect(answer.status).toBe(204)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'tus-resumable': '1.0.0',
    'tus-version': '1.0.0',
    'tus-max-size': '52428800',
    'tus-extension': 'creation,creation-with-upload,creation-defer-length,termination,expiration',
  })
})

test('an upload in three parts becomes one object, and its parts go', async () => {
  const begun = await create('three.txt', { ...service(), 'upload-length': '11' })
  expect(begun.status).toBe(201)
  const path = locationOf(begun)
  expect(path).toMatch(/^\/storage\/v1\/upload\/resumable\/[0-9a-f-]{36}$/)

  const first = await patch(path, 0, 'hello')
  expect(first.status).toBe(204)
  expect(first.headers.get('upload-offset')).toBe('5')
  expect(await download('three.txt')).toBeUndefined()
  const asked = await call('HEAD', path, { headers: service() })
  expect(Object.fromEntries(asked.headers)).toMatchObject({
    'upload-offset': '5',
    'upload-length': '11',
    'cache-control': 'no-store',
    'upload-metadata': expect.stringContaining('bucketName'),
    'tus-resumable': '1.0.0',
  })
  await patch(path, 5, ' ')
  const last = await patch(path, 6, 'world')
  expect(last.headers.get('tus-complete')).toBe('1')
  expect(await download('three.txt')).toBe('hello world')
  const { data } = await site.client({ secret: true }).storage.from('files').info('three.txt')
  expect(data).toMatchObject({
    size: 11,
    contentType: 'text/plain',
    cacheControl: 'max-age=77',
    metadata: { a: 1 },
  })
  expect(await partsOf(path)).toEqual([])

  const after = await call('HEAD', path, { headers: service() })
  expect(after.headers.get('upload-offset')).toBe('11')
})

test('the first part may come with the beginning, and the length later', async () => {
  const begun = await call('POST', BASE, {
    headers: {
      ...service(),
      'upload-defer-length': '1',
      'upload-metadata': `bucketName ${b64('files')},objectName ${b64('later')}`,
      'content-type': 'application/offset+octet-stream',
    },
    body: 'abc',
  })
  expect(begun.status).toBe(201)
  expect(begun.headers.get('upload-offset')).toBe('3')
  expect(begun.headers.get('upload-defer-length')).toBe('1')
  const last = await patch(locationOf(begun), 3, 'def', { ...service(), 'upload-length': '6' })
  expect(last.status).toBe(204)
  expect(await download('later')).toBe('abcdef')
})

test('an empty file is complete at once', async () => {
  expect((await create('nothing', { ...service(), 'upload-length': '0' })).status).toBe(201)
  expect(await download('nothing')).toBe('')
})

test('what arrived before a connection broke is kept', async () => {
  const path = locationOf(await create('broken', { ...service(), 'upload-length': '10' }))
  let sent = false
  const breaking = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (sent) return controller.error(new Error('gone'))
      sent = true
      controller.enqueue(new TextEncoder().encode('12345'))
    },
  })
  await patch(path, 0, breaking)
  const asked = await call('HEAD', path, { headers: service() })
  expect(asked.headers.get('upload-offset')).toBe('5')
  await patch(path, 5, '67890')
  expect(await download('broken')).toBe('1234567890')
})

test('bytes for another place than the next are refused', async () => {
  const path = locationOf(await create('order', { ...service(), 'upload-length': '10' }))
  expect((await patch(path, 3, 'x')).status).toBe(409)
  await patch(path, 0, '12345')
  expect((await patch(path, 0, '12345')).status).toBe(409)
})

test('two that send the same part: one wins, and the object is right', async () => {
  const path = locationOf(await create('both', { ...service(), 'upload-length': '10' }))
  const both = await Promise.all([patch(path, 0, 'aaaaaaaaaa'), patch(path, 0, 'aaaaaaaaaa')])
  expect(both.map(({ status }) => status).sort()).toEqual([204, 409])
  expect(await download('both')).toBe('aaaaaaaaaa')
  expect(await partsOf(path)).toEqual([])
})

test('a crash before the last step is made good when the client asks again', async () => {
  const path = locationOf(await create('crashed', { ...service(), 'upload-length': '4' }))
  const id = path.split('/').at(-1)!
  await site.deps.objects.put(`parts/${id}/one`, new TextEncoder().encode('done'))
  await site.db.pool.query(
    `update storage.resumable_uploads set received = 4, parts = $2, finishing_at = now() where id = $1`,
    [id, [`parts/${id}/one`]],
  )
  expect((await call('HEAD', path, { headers: service() })).status).toBe(423)
  site.setNow(61_000)
  const asked = await call('HEAD', path, { headers: service() })
  expect(asked.headers.get('upload-offset')).toBe('4')
  expect(await download('crashed')).toBe('done')
})

test('more than was announced, or than the bucket takes, is refused', async () => {
  const path = locationOf(await create('more', { ...service(), 'upload-length': '4' }))
  expect((await patch(path, 0, '12345')).status).toBe(413)
  expect((await create('huge', { ...service(), 'upload-length': '1000001' })).status).toBe(413)
  const deferred = locationOf(await create('deferred', { ...service(), 'upload-defer-length': '1' }))
  expect((await patch(deferred, 0, 'x'.repeat(1_000_001))).status).toBe(413)
  expect((await patch(deferred, 0, 'x', { ...service(), 'upload-length': '1000001' })).status).toBe(413)
})

test('requests out of the protocol’s form are refused with its status', async () => {
  const headers = { ...service(), 'upload-length': '4' }
  expect((await call('POST', BASE, { headers: { ...headers, 'tus-resumable': '0.2.2' } })).status).toBe(412)
  expect((await call('POST', BASE, { headers })).status).toBe(400)
  expect((await create('x', service())).status).toBe(400)
  expect((await create('x', { ...service(), 'upload-length': '-1' })).status).toBe(400)
  expect((await create('x', headers, { bucket: 'none' })).status).toBe(404)
  const path = locationOf(await create('type', headers))
  expect((await patch(path, 0, 'abcd', { ...service(), 'content-type': 'text/plain' })).status).toBe(415)
  expect((await call('HEAD', `${BASE}/none`, { headers: service() })).status).toBe(404)
  expect((await call('POST', BASE, { headers: { 'upload-length': '4' } })).status).toBe(403)
})

test('an object that is there is only overwritten by an upsert', async () => {
  await site.client({ secret: true }).storage.from('files').upload('taken', 'old')
  const refused = await create('taken', { ...service(), 'upload-length': '3' })
  expect(refused.status).toBe(409)
  const path = locationOf(await create('taken', { ...service(), 'upload-length': '3', 'x-upsert': 'true' }))
  await patch(path, 0, 'new')
  expect(await download('taken')).toBe('new')
})

test('an object that came in between is not overwritten', async () => {
  const path = locationOf(await create('between', { ...service(), 'upload-length': '3' }))
  await site.client({ secret: true }).storage.from('files').upload('between', 'first')
  expect((await patch(path, 0, 'new')).status).toBe(409)
  expect(await download('between')).toBe('first')
  expect((await call('HEAD', path, { headers: service() })).status).toBe(404)
})

test('an upload given up leaves nothing, one too old is gone', async () => {
  const path = locationOf(await create('given-up', { ...service(), 'upload-length': '9' }))
  await patch(path, 0, 'half')
  expect(await partsOf(path)).toHaveLength(1)
  expect((await call('DELETE', path, { headers: service() })).status).toBe(204)
  expect(await partsOf(path)).toEqual([])
  expect((await call('HEAD', path, { headers: service() })).status).toBe(404)

  const old = locationOf(await create('old', { ...service(), 'upload-length': '9' }))
  site.setNow(25 * 60 * 60 * 1000)
  expect((await call('HEAD', old, { headers: service() })).status).toBe(410)
})

test('policies hold: people begin uploads in their folder, and only they go on with them', async () => {
  const theirs = { ...as(user), 'upload-length': '9' }
  expect((await create(`${other.id}/x`, theirs, { bucket: 'documents' })).status).toBe(403)
  const begun = await create(`${user.id}/x`, theirs, { bucket: 'documents' })
  expect(begun.status).toBe(201)
  const path = locationOf(begun)
  const headers = as(other)
  expect((await call('HEAD', path, { headers })).status).toBe(404)
  expect((await patch(path, 0, 'x', headers)).status).toBe(404)
  expect((await call('DELETE', path, { headers })).status).toBe(404)
  expect((await call('HEAD', path, { headers: { apikey: site.deps.keys.publishableKey } })).status).toBe(404)
})

test('a bucket whose files are inspected inspects these as well', async () => {
  const picture = await testPicture(30, 30, 'png', { place: '52.52,13.40' })
  const headers = { ...as(user), 'upload-length': String(picture.length) }
  const path = locationOf(await create(`${user.id}/r.png`, headers, { bucket: 'images' }))
  expect((await patch(path, 0, picture as Uint8Array<ArrayBuffer>, as(user))).status).toBe(204)
  const { data } = await site.client({ secret: true }).storage.from('images').info(`${user.id}/r.png`)
  expect(data?.contentType).toBe('image/png')

  const fake = locationOf(
    await create(`${user.id}/f.png`, { ...as(user), 'upload-length': '8' }, { bucket: 'images' }),
  )
  expect((await patch(fake, 0, '<script>', as(user))).status).toBe(415)
  expect((await site.client({ secret: true }).storage.from('images').exists(`${user.id}/f.png`)).data).toBe(
    false,
  )
})

test('the holder of a signed upload needs no token', async () => {
  const { data } = await site.client({ secret: true }).storage.from('files').createSignedUploadUrl('signed')
  const headers = { 'x-signature': data!.token, 'upload-length': '4' }
  expect((await create('other', headers, { path: `${BASE}/sign` })).status).toBe(400)
  expect((await create('signed', { 'upload-length': '4' }, { path: `${BASE}/sign` })).status).toBe(400)
  const begun = await create('signed', headers, { path: `${BASE}/sign` })
  expect(locationOf(begun)).toMatch(/\/upload\/resumable\/sign\//)
  expect((await patch(locationOf(begun), 0, 'yes!', {})).status).toBe(400)
  expect((await patch(locationOf(begun), 0, 'yes!', { 'x-signature': data!.token })).status).toBe(204)
  expect(await download('signed')).toBe('yes!')
})

test('parts without a byte leave nothing behind, and there are not endlessly many parts', async () => {
  const path = locationOf(await create('slow', { ...service(), 'upload-length': '2000' }))
  for (let n = 0; n < 3; n++) expect((await patch(path, 0, '')).status).toBe(204)
  expect(await partsOf(path)).toEqual([])
  await site.db.pool.query(
    'update storage.resumable_uploads set parts = array_fill($1::text, array[1000]) where id = $2',
    ['parts/x', path.split('/').at(-1)],
  )
  expect((await patch(path, 0, 'a')).status).toBe(400)
})
