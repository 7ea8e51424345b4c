import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp, type TestUser } from '#backend/testing/app.ts'
import { OWNER_QUOTA } from '../storage-limits.ts'

let site: TestApp
let user: TestUser
beforeAll(async () => {
  site = await createTestApp()
  for (const bucket of ['files', 'others'])
    await site.client({ secret: true }).storage.createBucket(bucket, { public: false })
  await site.db.pool.query(
    `create policy "files of all" on storage.objects to authenticated
     using (bucket_id in ('files', 'others')) with check (bucket_id in ('files', 'others'))`,
  )
})
afterAll(() => site.close())
beforeEach(async () => {
  user = await site.user()
})

const FULL = {
  statusCode: '413',
  code: 'QuotaExceeded',
  message: 'One person may keep 5 GiB in 5000 objects at most',
}

const bucket = (name = 'files', as = user) => site.client({ as }).storage.from(name)
const files = () => bucket()
const service = () => site.client({ secret: true }).storage.from('files')
/** A name in a folder of this test's own. */
const path = (name: string) => `${user.id}/${name}`

/** Gives the user stored rows of this size, without bytes. */
const keep = (bytes: number, { objects = 1, name = 'kept', to = 'others' } = {}) =>
  site.db.pool.query(
    `insert into storage.objects (bucket_id, name, owner, owner_id, metadata)
     select $1, $2 || i, $3::uuid, $3::text, jsonb_build_object('size', $4::bigint)
     from generate_series(1, $5) i`,
    [to, path(name), user.id, bytes, objects],
  )
const keepAllBut = (bytes: number, to = 'others') => keep(OWNER_QUOTA.bytes - bytes, { to })

/** The number of keys in the object store. */
async function storedKeys() {
  let count = 0
  for (const prefix of ['objects/', 'parts/', 'unfinished/'])
    for await (const _ of site.deps.objects.list(prefix)) count++
  return count
}

describe('the quota of one person', () => {
  test('is as large as the constant says, to the byte, over all buckets', async () => {
    await keepAllBut(10)
    const before = await storedKeys()
    expect((await files().upload(path('a'), 'x'.repeat(11))).error).toMatchObject(FULL)
    expect(await storedKeys()).toBe(before)
    expect((await files().upload(path('a'), 'x'.repeat(10))).error).toBeNull()
    expect((await files().upload(path('b'), 'x')).error).toMatchObject(FULL)
    expect((await files().upload(path('c'), '')).error).toBeNull()
  })

  test('counts what arrives without a length, too, and leaves nothing of it', async () => {
    await keepAllBut(10)
    const before = await storedKeys()
    const body = new Blob(['x'.repeat(11)]).stream()
    expect((await files().upload(path('a'), body, { duplex: 'half' })).error).toMatchObject(FULL)
    expect(await storedKeys()).toBe(before)
  })

  test('is checked before anything is written', async () => {
    await keepAllBut(10)
    const put = vi.spyOn(site.deps.objects, 'put')
    const answer = await site.app.request(`/storage/v1/object/files/${path('a')}`, {
      method: 'POST',
      body: 'x'.repeat(11),
      headers: { authorization: `Bearer ${user.token}`, 'content-length': '11' },
    })
    expect(await answer.json()).toEqual({ ...FULL, error: 'Quota exceeded' })
    expect(put).not.toHaveBeenCalled()
    put.mockRestore()
  })

  test('has a number of objects as well', async () => {
    await keep(0, { objects: OWNER_QUOTA.objects - 1 })
    expect((await files().upload(path('a'), '')).error).toBeNull()
    expect((await files().upload(path('b'), '')).error).toMatchObject(FULL)
    expect((await files().upload(path('a'), 'again', { upsert: true })).error).toBeNull()
  })

  test('counts the difference where an object is replaced', async () => {
    await keepAllBut(20)
    await files().upload(path('a'), 'x'.repeat(15))
    const replace = async (bytes: number) =>
      (await files().upload(path('a'), 'y'.repeat(bytes), { upsert: true })).error
    expect(await replace(20)).toBeNull()
    expect(await replace(21)).toMatchObject(FULL)
    expect(await (await files().download(path('a'))).data?.text()).toBe('y'.repeat(20))
    expect(await replace(5)).toBeNull()
    expect((await files().upload(path('b'), 'x'.repeat(15))).error).toBeNull()
  })

  test('lets an owner who is beyond it replace an object by one that is no larger', async () => {
    await files().upload(path('a'), 'x'.repeat(15))
    await keep(OWNER_QUOTA.bytes)
    const replace = async (bytes: number) => (await files().update(path('a'), 'y'.repeat(bytes))).error
    expect(await replace(15)).toBeNull()
    expect(await replace(16)).toMatchObject(FULL)
    expect(await replace(14)).toBeNull()
  })

  test('has room again for what was removed', async () => {
    await keepAllBut(10)
    await files().upload(path('a'), 'x'.repeat(10))
    expect((await files().upload(path('b'), 'x')).error).toMatchObject(FULL)
    await files().remove([path('a')])
    expect((await files().upload(path('b'), 'x')).error).toBeNull()
  })

  test('is each person’s own: it holds back neither others nor the service, even in their folder', async () => {
    await keepAllBut(0)
    const other = await site.user()
    expect((await bucket('files', other).upload(path('theirs'), 'x')).error).toBeNull()
    expect((await service().upload(path('ours'), 'x'.repeat(100))).error).toBeNull()
    expect((await service().copy(path('ours'), path('our copy'))).error).toBeNull()
    expect((await files().upload(path('mine'), 'x')).error).toMatchObject(FULL)
    expect((await files().upload(path('theirs'), 'x', { upsert: true })).error).toMatchObject(FULL)
  })

  test('counts copies, but not moves', async () => {
    await keepAllBut(15)
    await files().upload(path('a'), 'x'.repeat(10))
    const before = await storedKeys()
    expect((await files().copy(path('a'), path('b'))).error).toMatchObject(FULL)
    expect(await storedKeys()).toBe(before)
    expect((await files().move(path('a'), path('b'), { destinationBucket: 'others' })).error).toBeNull()
    await files().upload(path('small'), 'x')
    expect((await files().copy(path('small'), path('small again'))).error).toBeNull()
  })

  test('counts what another person uploads with the owner’s permission', async () => {
    await keepAllBut(10)
    const upload = async (name: string, bytes: number) => {
      const { data } = await files().createSignedUploadUrl(path(name))
      return site.client().storage.from('files').uploadToSignedUrl(path(name), data!.token, 'x'.repeat(bytes))
    }
    expect((await upload('a', 11)).error).toMatchObject(FULL)
    expect((await upload('b', 10)).error).toBeNull()
    expect((await upload('c', 1)).error).toMatchObject(FULL)
  })

  test('holds when many uploads come at once', async () => {
    await keepAllBut(25)
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, i) => files().upload(path(`${i}`), 'x'.repeat(10))),
    )
    expect(all.filter(({ error }) => !error)).toHaveLength(2)
    for (const { error } of all) if (error) expect(error).toMatchObject(FULL)
  })
})

describe('a resumable upload', () => {
  const b64 = (text: string) => Buffer.from(text).toString('base64')
  const tus = async (method: string, url: string, headers: Record<string, string>, body?: string) => {
    const answer = await site.app.request(url, {
      method,
      headers: { 'tus-resumable': '1.0.0', authorization: `Bearer ${user.token}`, ...headers },
      ...(body !== undefined && { body }),
    })
    const text = await answer.text()
    return { status: answer.status, at: answer.headers.get('location') ?? '', body: text && JSON.parse(text) }
  }
  const begin = (name: string, length: number | null, headers: Record<string, string> = {}) =>
    tus('POST', '/storage/v1/upload/resumable', {
      'upload-metadata': `bucketName ${b64('files')},objectName ${b64(path(name))}`,
      ...(length === null ? { 'upload-defer-length': '1' } : { 'upload-length': String(length) }),
      ...headers,
    })
  const part = (at: string, offset: number, body: string, headers: Record<string, string> = {}) =>
    tus(
      'PATCH',
      at,
      { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset), ...headers },
      body,
    )

  test('counts as what it announces while it lasts, and once it is done as its object', async () => {
    await keepAllBut(20)
    expect(await begin('large', 21)).toMatchObject({ status: 413, body: FULL })
    const begun = await begin('a', 15)
    expect(begun.status).toBe(201)
    expect(await begin('b', 6)).toMatchObject({ status: 413, body: FULL })
    expect((await files().upload(path('c'), 'x'.repeat(6))).error).toMatchObject(FULL)
    expect((await part(begun.at, 0, 'x'.repeat(10))).status).toBe(204)
    expect((await part(begun.at, 10, 'x'.repeat(5))).status).toBe(204)
    expect((await files().info(path('a'))).data?.size).toBe(15)
    expect((await files().upload(path('c'), 'x'.repeat(5))).error).toBeNull()
    expect((await files().upload(path('d'), 'x')).error).toMatchObject(FULL)
  })

  test('counts as nothing once it is given up', async () => {
    await keepAllBut(20)
    const { at } = await begin('a', 20)
    expect((await begin('b', 20)).status).toBe(413)
    expect((await tus('DELETE', at, {})).status).toBe(204)
    expect((await begin('b', 20)).status).toBe(201)
  })

  test('counts as what has arrived where it announces nothing, and leaves no part that did not fit', async () => {
    await keepAllBut(20)
    const { at } = await begin('a', null)
    expect((await part(at, 0, 'x'.repeat(15))).status).toBe(204)
    expect((await files().upload(path('b'), 'x'.repeat(6))).error).toMatchObject(FULL)
    const before = await storedKeys()
    expect(await part(at, 15, 'x'.repeat(6))).toMatchObject({ status: 413, body: FULL })
    expect(await part(at, 15, '', { 'upload-length': '21' })).toMatchObject({ status: 413, body: FULL })
    expect(await storedKeys()).toBe(before)
    expect((await part(at, 15, 'x'.repeat(5), { 'upload-length': '20' })).status).toBe(204)
    expect((await files().info(path('a'))).data?.size).toBe(20)
  })

  test('counts as the difference where it replaces an object', async () => {
    await keepAllBut(20)
    await files().upload(path('a'), 'x'.repeat(15))
    const begun = await begin('a', 20, { 'x-upsert': 'true' })
    expect(begun.status).toBe(201)
    expect((await part(begun.at, 0, 'y'.repeat(20))).status).toBe(204)
    expect((await files().info(path('a'))).data?.size).toBe(20)
    expect((await begin('a', 21, { 'x-upsert': 'true' })).status).toBe(413)
  })

  test('counts as an object, and of many that begin at once no more begin than fit', async () => {
    await keep(0, { objects: OWNER_QUOTA.objects - 2 })
    const all = await Promise.all(Array.from({ length: 8 }, (_, i) => begin(`${i}`, 1)))
    expect(all.filter(({ status }) => status === 201)).toHaveLength(2)
    expect(all.filter(({ status }) => status === 413)).toHaveLength(6)
  })
})
