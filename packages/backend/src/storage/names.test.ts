import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp, type TestUser } from '#backend/testing/app.ts'
import { testPicture } from './testing/test-picture.ts'

let t: TestApp
let user: TestUser
let picture: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  t = await createTestApp()
  user = await t.user()
  picture = new Uint8Array(await testPicture(20, 20))
})
afterAll(() => t.close())

const call = async (method: string, path: string, body?: BodyInit, headers: Record<string, string> = {}) => {
  const response = await t.app.request(`/storage/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${user.token}`, ...headers },
    ...(body !== undefined && { body }),
  })
  return { status: response.status, body: await response.json().catch(() => undefined) }
}
const upload = (name: string) =>
  call('POST', `object/images/${name}`, picture, { 'content-type': 'image/jpeg' })

/** As the path of a request has them; `{id}` is the person's own folder. */
const HOSTILE = [
  '{id}%2f..%2fa',
  '{id}/%2e%2e%2fb',
  '{id}/a%2f..',
  '{id}/..%2f..%2fauth',
  '{id}/.%2fa',
  '{id}/a%5cb',
  '{id}/..%5c..%5ca',
  '{id}/a%00b',
  '{id}/a%0ab',
  '{id}/a%1fb',
  '{id}/a%7fb',
  '{id}/%252e%252e%252fa',
  '{id}/a%c2%85b',
  '{id}/%e2%80%ae.jpg',
]

describe('the name of an object', () => {
  it.each(HOSTILE)('is not %s', async (pattern) => {
    const name = pattern.replace('{id}', user.id)
    expect(await upload(name)).toMatchObject({ status: 400, body: { error: 'InvalidKey' } })
    expect(await call('GET', `object/public/images/${name}`)).toMatchObject({ status: 400 })
    expect(await call('GET', `render/image/public/images/${name}?width=10`)).toMatchObject({ status: 400 })
  })

  it.each(['{id}/../a', '{id}/..', './a', '{id}/a\\b', '{id}/a\u0000', '{id}/a\nb'])(
    'does not become %j by a move, a copy, a signed or a resumable upload',
    async (pattern) => {
      const destinationKey = pattern.replace('{id}', user.id)
      const sourceKey = `${user.id}/${randomUUID()}`
      expect((await upload(sourceKey)).status).toBe(200)
      const json = { 'content-type': 'application/json' }
      const body = JSON.stringify({ bucketId: 'images', sourceKey, destinationKey })
      for (const verb of ['move', 'copy']) {
        expect(await call('POST', `object/${verb}`, body, json)).toMatchObject({ status: 400 })
      }
      const sign = `object/upload/sign/images/${encodeURIComponent(destinationKey)}`
      expect(await call('POST', sign, '{}', json)).toMatchObject({
        status: 400,
        body: { error: 'InvalidKey' },
      })
      const metadata = Object.entries({ bucketName: 'images', objectName: destinationKey })
        .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
        .join(',')
      const tus = { 'tus-resumable': '1.0.0', 'upload-length': '3', 'upload-metadata': metadata }
      expect((await call('POST', 'upload/resumable', undefined, tus)).status).toBe(400)
    },
  )

  it('may have dots that stand for themselves', async () => {
    for (const name of ['a..b', '..a', 'a..', '...', '.emptyFolder', 'v1.2/a.tar.gz']) {
      expect([name, (await upload(`${user.id}/${randomUUID()}/${name}`)).status]).toEqual([name, 200])
    }
  })

  it('is guarded by the database as well', async () => {
    for (const name of ['../a', 'a/..', 'a/./b', 'a\\b', 'a\nb']) {
      await expect(
        t.db.pool.query(`insert into storage.objects (bucket_id, name) values ('images', $1)`, [name]),
      ).rejects.toMatchObject({ code: '23514', constraint: 'objects_name_leads_nowhere_else' })
    }
  })
})

it.each(['..', '.', 'a/b', 'a\\b'])('a bucket is not named %j', async (id) => {
  const { error } = await t.client({ secret: true }).storage.createBucket(id)
  expect(error).toMatchObject({ status: 400 })
})
