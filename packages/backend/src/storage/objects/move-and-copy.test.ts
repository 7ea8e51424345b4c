import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestUser } from '#backend/testing/app.ts'
import { testPicture } from '../testing/test-picture.ts'

let site: TestApp
let user: TestUser
beforeAll(async () => {
  site = await createTestApp()
  user = await site.user()
  const { storage } = site.client({ secret: true })
  await storage.createBucket('from')
  await storage.createBucket('to')
  await storage.createBucket('tiny', { public: false, fileSizeLimit: 3 })
  await storage.createBucket('tidy', { public: false, allowedMimeTypes: ['image/*'] })
})
afterAll(() => site.close())

const bucket = (name = 'from') => site.client({ secret: true }).storage.from(name)
const textOf = async (path: string, name = 'from') => (await bucket(name).download(path)).data?.text()

test('a moved object keeps id and bytes, and its old name is free', async () => {
  const { data } = await bucket().upload('old', 'bytes')
  expect((await bucket().move('old', 'new/name')).data).toEqual({ message: 'Successfully moved' })
  expect((await bucket().info('new/name')).data?.id).toBe(data?.id)
  expect(await textOf('new/name')).toBe('bytes')
  expect((await bucket().exists('old')).data).toBe(false)
})

test('an object moves to another bucket', async () => {
  await bucket().upload('leaving', 'bytes')
  expect((await bucket().move('leaving', 'arrived', { destinationBucket: 'to' })).error).toBeNull()
  expect(await textOf('arrived', 'to')).toBe('bytes')
})

test('nothing is moved or copied onto an existing object, from a missing one, or to an empty name', async () => {
  await bucket().upload('here', 'here')
  await bucket().upload('there', 'there')
  expect((await bucket().move('here', 'there')).error).toMatchObject({
    statusCode: '409',
    code: 'KeyAlreadyExists',
  })
  expect((await bucket().copy('here', 'there')).error).toMatchObject({
    statusCode: '409',
    code: 'KeyAlreadyExists',
  })
  expect((await bucket().move('none', 'x')).error).toMatchObject({ statusCode: '404', code: 'NoSuchKey' })
  expect((await bucket().copy('none', 'x')).error).toMatchObject({ statusCode: '404', code: 'NoSuchKey' })
  expect((await bucket().move('here', '')).error).toMatchObject({ code: 'InvalidKey' })
  expect((await bucket().move('here', 'x', { destinationBucket: 'none' })).error).toMatchObject({
    code: 'NoSuchBucket',
  })
  expect(await textOf('there')).toBe('there')
})

test('a copy is an object of its own, with bytes of its own', async () => {
  const original = await bucket().upload('original', 'same', { metadata: { a: 1 } })
  const copied = await bucket().copy('original', 'copied', { destinationBucket: 'to' })
  expect(copied.data).toEqual({ path: 'to/copied' })
  const info = await bucket('to').info('copied')
  expect(info.data).toMatchObject({ metadata: { a: 1 }, etag: '"51037a4a37730f52c8732586d3aaa316"' })
  expect(info.data?.id).not.toBe(original.data?.id)
  await bucket().remove(['original'])
  expect(await textOf('copied', 'to')).toBe('same')
})

test('the answer of a copy names key, id and the whole row', async () => {
  await bucket().upload('row', 'row')
  const answer = await site.app.request('/storage/v1/object/copy', {
    method: 'POST',
    headers: { authorization: `Bearer ${site.deps.keys.secretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      bucketId: 'from',
      sourceKey: 'row',
      destinationKey: 'row2',
      copyMetadata: false,
      metadata: { cacheControl: 'max-age=5', mimetype: 'text/css' },
    }),
  })
  expect(await answer.json()).toMatchObject({
    Key: 'from/row2',
    Id: expect.any(String),
    name: 'row2',
    bucket_id: 'from',
    user_metadata: null,
    metadata: { cacheControl: 'max-age=5', mimetype: 'text/css', size: 3 },
  })
})

test('no way round leads into a bucket past its limits', async () => {
  await bucket().upload('long', 'too long for it')
  expect((await bucket().move('long', 'x', { destinationBucket: 'tiny' })).error).toMatchObject({
    code: 'EntityTooLarge',
  })
  expect((await bucket().copy('long', 'x', { destinationBucket: 'tiny' })).error).toMatchObject({
    code: 'EntityTooLarge',
  })
  expect((await bucket().move('long', 'x', { destinationBucket: 'tidy' })).error).toMatchObject({
    code: 'InvalidMimeType',
  })
  await bucket().upload('fake.png', '<script>', { contentType: 'image/png' })
  for (const way of ['move', 'copy'] as const)
    expect(
      (await bucket()[way]('fake.png', `${user.id}/x.png`, { destinationBucket: 'images' })).error,
    ).toMatchObject({
      code: 'InvalidMimeType',
    })
})

test('two moves of one object: one wins', async () => {
  await bucket().upload('contested', 'x')
  const both = await Promise.all(['m1', 'm2', 'm3', 'm4'].map((name) => bucket().move('contested', name)))
  expect(both.filter(({ error }) => !error)).toHaveLength(1)
})

test('removing leaves out what is not there, and one by one says so', async () => {
  await bucket().upload('r1', 'x')
  await bucket().upload('r2', 'x')
  const { data } = await bucket().remove(['r1', 'none'])
  expect(data?.map(({ name }) => name)).toEqual(['r1'])
  const remove = (name: string) =>
    site.app.request(`/storage/v1/object/from/${name}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${site.deps.keys.secretKey}` },
    })
  expect(await (await remove('r2')).json()).toEqual({ message: 'Successfully deleted' })
  expect(await (await remove('r2')).json()).toMatchObject({ code: 'NoSuchKey' })
})

test('removed objects leave no bytes and no renditions', async () => {
  const { data } = await bucket().upload('bytes', 'x')
  const { rows } = await site.db.pool.query('select version from storage.objects where id = $1', [data?.id])
  const [{ version }] = rows
  await site.deps.objects.put(`renditions/${version.slice(0, 2)}/${version}/320x0`, new Uint8Array(3), {
    derived: true,
  })
  await bucket().remove(['bytes'])
  for await (const { key } of site.deps.objects.list('')) expect(key).not.toContain(version)
})

test('a copy cannot claim a type that an upload could not have', async () => {
  const picture = await testPicture(40, 30, 'png')
  const mine = site.client({ as: user }).storage.from('images')
  expect((await mine.upload(`${user.id}/own.png`, picture)).error).toBeNull()
  const copy = (metadata: object, destinationKey: string) =>
    site.app.request('/storage/v1/object/copy', {
      method: 'POST',
      headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        bucketId: 'images',
        sourceKey: `${user.id}/own.png`,
        destinationKey: `${user.id}/${destinationKey}`,
        copyMetadata: false,
        metadata,
      }),
    })
  for (const mimetype of ['text/html', 'image/svg+xml', 'image/png\r\nset-cookie: a=b']) {
    const answer = await copy({ mimetype }, 'lie.png')
    expect([mimetype, await answer.json()]).toMatchObject([
      mimetype,
      { statusCode: expect.stringMatching(/^4/) },
    ])
  }
  const split = await copy({ cacheControl: 'no-cache\r\nset-cookie: a=b' }, 'split.png')
  expect((await split.json()).code).toBe('InvalidRequest')
  expect((await copy({ cacheControl: 'max-age=60' }, 'fresh.png')).status).toBe(200)
  const served = await site.app.request(`/storage/v1/object/public/images/${user.id}/fresh.png`)
  expect([served.headers.get('content-type'), served.headers.get('cache-control')]).toEqual([
    'image/png',
    'max-age=60',
  ])
})
