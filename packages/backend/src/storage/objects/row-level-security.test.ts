import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestUser } from '#backend/testing/app.ts'
import { testPicture } from '../testing/test-picture.ts'

let site: TestApp
let owner: TestUser
let other: TestUser
let picture: Buffer
beforeAll(async () => {
  site = await createTestApp()
  owner = await site.user()
  other = await site.user()
  picture = await testPicture(40, 30)
})
afterAll(() => site.close())

const as = (who: TestUser | undefined, bucket: string) =>
  site.client(who ? { as: who } : {}).storage.from(bucket)
const service = (bucket: string) => site.client({ secret: true }).storage.from(bucket)
const jpeg = { contentType: 'image/jpeg' }
const DENIED = {
  statusCode: '403',
  status: 400,
  code: 'AccessDenied',
  message: 'new row violates row-level security policy',
}

test('a document is not cached for other people', async () => {
  await as(owner, 'documents').upload(`${owner.id}/passport.jpg`, picture, jpeg)
  for (const path of ['object/authenticated', 'object', 'render/image/authenticated']) {
    const answer = await site.app.request(`/storage/v1/${path}/documents/${owner.id}/passport.jpg`, {
      headers: { authorization: `Bearer ${owner.token}` },
    })
    expect([path, answer.status, answer.headers.get('cache-control'), answer.headers.get('vary')]).toEqual([
      path,
      200,
      'private, max-age=3600',
      expect.stringMatching(/^authorization, apikey/),
    ])
  }
})

describe.each(['images', 'avatars', 'documents'])('in the bucket %s', (bucket) => {
  test('people write below the folder named by their id, and nowhere else', async () => {
    expect((await as(owner, bucket).upload(`${owner.id}/own.jpg`, picture, jpeg)).error).toBeNull()
    for (const path of [`${other.id}/theirs.jpg`, 'root.jpg', `x/${owner.id}/deep.jpg`, `${owner.id}.jpg`]) {
      expect((await as(owner, bucket).upload(path, picture, jpeg)).error, path).toMatchObject(DENIED)
      expect((await service(bucket).exists(path)).data, path).toBe(false)
    }
  })

  test('anonymous visitors write nothing', async () => {
    const { error } = await as(undefined, bucket).upload(`${owner.id}/anon.jpg`, picture, jpeg)
    expect(error).toMatchObject(DENIED)
  })

  test('overwriting is refused: an address keeps its bytes', async () => {
    await service(bucket).upload(`${owner.id}/fixed.jpg`, picture, jpeg)
    for (const who of [owner, other, undefined]) {
      const { error } = await as(who, bucket).upload(`${owner.id}/fixed.jpg`, picture, {
        ...jpeg,
        upsert: true,
      })
      expect(error).toMatchObject({ code: 'AccessDenied' })
    }
  })

  test('others can neither remove nor move nor copy into what is not theirs', async () => {
    const path = `${owner.id}/safe.jpg`
    await service(bucket).upload(path, picture, jpeg)
    for (const who of [other, undefined]) {
      expect(await as(who, bucket).remove([path])).toEqual({ data: [], error: null })
      expect((await as(who, bucket).move(path, `${other.id}/mine.jpg`)).error).not.toBeNull()
      expect((await as(who, bucket).copy(path, `${owner.id}/copy.jpg`)).error).not.toBeNull()
    }
    expect((await service(bucket).exists(path)).data).toBe(true)
    expect((await service(bucket).exists(`${owner.id}/copy.jpg`)).data).toBe(false)
  })

  test('owners remove their own objects, and the row says whose they were', async () => {
    const path = `${owner.id}/gone.jpg`
    await as(owner, bucket).upload(path, picture, jpeg)
    const { data } = await as(owner, bucket).remove([path, `${owner.id}/never.jpg`])
    expect(data).toMatchObject([{ name: path, bucket_id: bucket, owner: owner.id, owner_id: owner.id }])
    expect((await service(bucket).exists(path)).data).toBe(false)
  })
})

test('pictures are listed for anyone, documents for their owner only', async () => {
  await service('images').upload(`${owner.id}/listed/a.jpg`, picture, jpeg)
  await service('documents').upload(`${owner.id}/listed/a.jpg`, picture, jpeg)
  const namesFor = async (who: TestUser | undefined, bucket: string) =>
    (await as(who, bucket).list(`${owner.id}/listed`)).data?.map(({ name }) => name)
  for (const who of [owner, other, undefined]) expect(await namesFor(who, 'images')).toEqual(['a.jpg'])
  expect(await namesFor(owner, 'documents')).toEqual(['a.jpg'])
  for (const who of [other, undefined]) expect(await namesFor(who, 'documents')).toEqual([])
})

test('documents are read and signed by their owner only', async () => {
  const path = `${owner.id}/passport.jpg`
  await as(owner, 'documents').upload(path, picture, jpeg)
  expect((await as(owner, 'documents').download(path)).data?.size).toBeGreaterThan(0)
  expect((await as(owner, 'documents').createSignedUrl(path, 60)).error).toBeNull()
  for (const who of [other, undefined]) {
    expect((await as(who, 'documents').download(path)).error).not.toBeNull()
    expect((await as(who, 'documents').info(path)).error).not.toBeNull()
    expect((await as(who, 'documents').createSignedUrl(path, 60)).error).toMatchObject({ code: 'NoSuchKey' })
    expect((await as(who, 'documents').createSignedUrls([path], 60)).data).toMatchObject([
      { signedURL: null },
    ])
    expect((await as(who, 'documents').createSignedUploadUrl(`${owner.id}/new.jpg`)).error).toMatchObject(
      DENIED,
    )
  }
  const anyone = await site.app.request(`/storage/v1/object/public/documents/${path}`)
  expect(await anyone.json()).toMatchObject({ code: 'NoSuchBucket' })
})

test('a policy may depend on the operation of the request', async () => {
  await site.client({ secret: true }).storage.createBucket('drop-box')
  await site.db.pool.query(`create policy drop on storage.objects for insert to anon
    with check (bucket_id = 'drop-box' and storage.allow_only_operation('object.upload'))`)
  expect((await as(undefined, 'drop-box').upload('a', 'b')).error).toBeNull()
  expect((await as(undefined, 'drop-box').createSignedUploadUrl('c')).error).toMatchObject(DENIED)
})

test('rows of storage cannot be deleted behind its back, nor read through the data API', async () => {
  await expect(site.db.pool.query('delete from storage.objects')).rejects.toMatchObject({ code: '42501' })
  await expect(site.db.pool.query('delete from storage.buckets')).rejects.toMatchObject({ code: '42501' })
  const answer = await site.app.request('/rest/v1/objects', {
    headers: { apikey: site.deps.keys.secretKey, 'accept-profile': 'storage' },
  })
  expect(answer.status).toBeGreaterThanOrEqual(400)
})
