import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createItem } from '#seed/fixtures/create-item.ts'
import { createTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'

let t: TestApp
let owner: TestUser
let other: TestUser
let item: { id: string }
beforeAll(async () => {
  t = await createTestApp({}, { connections: 4 })
  owner = await t.user()
  other = await t.user()
  item = await createItem(t.db.pool, { owner: owner.id, status: 'draft' })
})
afterAll(() => t.close())

/** Names that are forbidden after the owner's folder, because as a URL they would lead elsewhere. */
const HOSTILE = [
  '../../../../auth/v1/verify?token=x',
  '..',
  '.',
  '.hidden',
  'a/../../b',
  'a//b',
  '/a',
  'a/',
  '',
  '..%2f..%2fa',
  '%2e%2e/a',
  'a\\..\\b',
  'a b',
  'a?x=1',
  'a#b',
  'a\nb',
  'ä',
  `a${'b'.repeat(300)}`,
]
const FINE = ['portrait.webp', 'a/b/c.jpg', crypto.randomUUID(), 'A_1-2.tar.gz']

const setAvatar = async (path: string | null) => {
  const { error } = await t
    .client({ as: owner })
    .from('profiles')
    .update({ avatar_path: path })
    .eq('id', owner.id)
  return error?.code
}
const addImage = async (path: string, position = 0) => {
  const row = { item_id: item.id, path, position, width: 8, height: 6 }
  const { error } = await t.client({ as: owner }).from('item_images').insert(row)
  await t.db.pool.query('delete from public.item_images where item_id = $1', [item.id])
  return error?.code
}

describe.each([
  ['a portrait', setAvatar, '23514'],
  ['a photo', addImage, '42501'],
] as const)('%s', (_, write, foreign) => {
  it.each(FINE)('may be %s in the person’s own folder', async (name) => {
    expect(await write(`${owner.id}/${name}`)).toBeUndefined()
  })

  it.each(HOSTILE)('may not be %j', async (name) => {
    expect(await write(`${owner.id}/${name}`)).toBe('23514')
    expect(await write(name)).toMatch(/^(?:23514|42501)$/)
  })

  it('may not be in another person’s folder', async () => {
    expect(await write(`${other.id}/portrait.webp`)).toBe(foreign)
    expect(await write(`${owner.id.toUpperCase()}/portrait.webp`)).toBe('23514')
    expect(await write(`${owner.id}x/portrait.webp`)).toMatch(/^(?:23514|42501)$/)
  })
})

it('a portrait may be removed', async () => {
  expect(await setAvatar(null)).toBeUndefined()
})

it('not even the server can write a path that leads elsewhere', async () => {
  const write = (sql: string, values: unknown[]) => t.db.pool.query(sql, values)
  const hostile = `${owner.id}/../x`
  await expect(
    write('update public.profiles set avatar_path = $1 where id = $2', [hostile, owner.id]),
  ).rejects.toMatchObject({ code: '23514', constraint: 'object_name_form' })
  await expect(
    write('update public.profiles set avatar_path = $1 where id = $2', [`${other.id}/x`, owner.id]),
  ).rejects.toMatchObject({ code: '23514', constraint: 'profiles_avatar_own' })
  await expect(
    write('insert into public.item_images (item_id, path, width, height) values ($1, $2, 8, 6)', [
      item.id,
      hostile,
    ]),
  ).rejects.toMatchObject({ code: '23514', constraint: 'object_name_form' })
})

describe('a proof of identity', () => {
  const submit = (path: string | null, step = 'identity') =>
    t.db.pool.query('insert into public.kyc_submissions (user_id, step, document_path) values ($1, $2, $3)', [
      owner.id,
      step,
      path,
    ])
  const store = (name: string, { of = owner.id, mimetype = 'image/jpeg', bucket = 'documents' } = {}) =>
    t.db.pool.query(
      'insert into storage.objects (bucket_id, name, owner, owner_id, metadata) values ($1, $2, $3::uuid, $3::text, $4)',
      [bucket, name, of, { mimetype }],
    )

  it('needs a document that exists, is the person’s own, and is of this step and an accepted type', async () => {
    const own = (name: string) => `${owner.id}/${name}`
    await store(own('identity/foreign'), { of: other.id })
    await store(own('identity/page'), { mimetype: 'text/html' })
    await store(own('identity/public'), { bucket: 'images' })
    await store(own('selfie/paper'), { mimetype: 'application/pdf' })
    await store(own('selfie/face'))
    await store(`${other.id}/identity/paper`, { of: other.id })
    const noDocument = { code: 'LA013', constraint: 'kyc_submissions_document' }
    for (const name of ['identity/none', 'identity/foreign', 'identity/page', 'identity/public'])
      await expect(submit(own(name))).rejects.toMatchObject(noDocument)
    await expect(submit(null)).rejects.toMatchObject({ constraint: 'kyc_submissions_proof' })
    await expect(submit(own('selfie/paper'), 'selfie')).rejects.toMatchObject(noDocument)
    await expect(submit(`${other.id}/identity/paper`)).rejects.toMatchObject(noDocument)
    await expect(submit(own('selfie/face'))).rejects.toMatchObject({
      constraint: 'kyc_submissions_document_folder',
    })
    await expect(submit(own('selfie/face'), 'selfie')).resolves.toMatchObject({ rowCount: 1 })
  })
})
