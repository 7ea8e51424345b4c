import { SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestUser } from '#backend/testing/app.ts'
import { testPicture } from '../testing/test-picture.ts'

let site: TestApp
let user: TestUser
beforeAll(async () => {
  site = await createTestApp()
  user = await site.user()
  await site.client({ secret: true }).storage.createBucket('closed')
  await closed().upload('a/ü b.txt'.replace('ü', 'u'), 'secret text')
})
afterEach(() => site.setNow(new Date()))
afterAll(() => site.close())

const closed = () => site.client({ secret: true }).storage.from('closed')
const PATH = 'a/u b.txt'
const open = async (url: string, init?: RequestInit) => {
  const answer = await site.app.fetch(new Request(url, init))
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
const MINUTE = 60_000

test('a signed address opens without any token, until it expires', async () => {
  const { data } = await closed().createSignedUrl(PATH, 60)
  const opened = await open(data!.signedUrl)
  expect(opened).toMatchObject({ status: 200, text: 'secret text' })
  expect(opened.headers.get('cache-control')).toBeNull()
  expect(Date.parse(opened.headers.get('expires')!)).toBeGreaterThan(Date.now() + 50_000)
  site.setNow(2 * MINUTE)
  const late = await open(data!.signedUrl)
  expect(late.status).toBe(400)
  expect(JSON.parse(late.text)).toEqual({
    statusCode: '400',
    error: 'InvalidJWT',
    code: 'InvalidJWT',
    message: '"exp" claim timestamp check failed',
  })
})

test('a signed address opens one object only, and only as it was signed', async () => {
  await closed().upload('b.txt', 'other')
  const { data } = await closed().createSignedUrl(PATH, 60)
  const elsewhere = await open(data!.signedUrl.replace('a/u%20b.txt', 'b.txt'))
  expect(JSON.parse(elsewhere.text)).toMatchObject({ code: 'InvalidSignature', message: 'Invalid signature' })
  const tampered = await open(data!.signedUrl.replace(/.(?=.{9}$)/, (letter) => (letter === 'A' ? 'B' : 'A')))
  expect(JSON.parse(tampered.text)).toMatchObject({
    code: 'InvalidJWT',
    message: 'signature verification failed',
  })
  const none = await open(data!.signedUrl.split('?')[0]!)
  expect(JSON.parse(none.text)).toMatchObject({ code: 'InvalidJWT' })
})

test('no other token of ours passes for a signature: not a user’s, not one without a scope', async () => {
  const base = `http://lendaround.test/storage/v1/object/sign/closed/${encodeURI(PATH)}?token=`
  const session = await open(base + user.token)
  expect(session.status).toBe(400)
  const secret = new TextEncoder().encode(`storage:${site.deps.config.secrets.signing}`)
  const unscoped = await new SignJWT({ url: `closed/${PATH}`, role: 'service_role' })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1h')
    .sign(secret)
  expect(JSON.parse((await open(base + unscoped)).text)).toMatchObject({ code: 'InvalidSignature' })
  const { data } = await closed().createSignedUploadUrl('up')
  expect((await open(base + data!.token)).status).toBe(400)
  const asRest = await site.app.request('/storage/v1/bucket', {
    headers: { authorization: `Bearer ${unscoped}` },
  })
  expect(asRest.status).toBe(400)
})

test('many are signed at once, each with its own result', async () => {
  const { data } = await closed().createSignedUrls([PATH, 'none'], 60)
  expect(data?.map(({ error, path }) => ({ error, path }))).toEqual([
    { error: null, path: PATH },
    { error: 'Either the object does not exist or you do not have access to it', path: 'none' },
  ])
  expect((await open(data![0]!.signedUrl!)).text).toBe('secret text')
})

test('signing what is not there, or for no time, is refused', async () => {
  expect((await closed().createSignedUrl('none', 60)).error).toMatchObject({
    statusCode: '404',
    code: 'NoSuchKey',
  })
  expect((await closed().createSignedUrl(PATH, 0)).error).toMatchObject({
    message: 'body/expiresIn must be >= 1',
  })
})

test('a signed picture comes in the signed size, whatever the query says', async () => {
  await closed().upload('picture', await testPicture(400, 300))
  const { data } = await closed().createSignedUrl('picture', 60, {
    transform: { width: 200, height: 200, quality: 60 },
  })
  expect(data?.signedUrl).toContain('/render/image/sign/closed/picture?token=')
  const answer = await site.app.fetch(new Request(`${data!.signedUrl}&width=10`))
  expect(answer.headers.get('x-transformations')).toBe('height:200,width:200,resizing_type:fill,quality:60')
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(0)
  const unsigned = await closed().createSignedUrl('picture', 60)
  expect(unsigned.data?.signedUrl).toContain('/object/sign/closed/picture')
})

test('the holder of a signed upload may put this one object, once', async () => {
  const { data } = await closed().createSignedUploadUrl('inbox/one')
  const stranger = site.client().storage.from('closed')
  const first = await stranger.uploadToSignedUrl('inbox/one', data!.token, 'mine')
  expect(first.data).toMatchObject({ path: 'inbox/one', fullPath: 'closed/inbox/one' })
  expect(await (await closed().download('inbox/one')).data?.text()).toBe('mine')
  const again = await stranger.uploadToSignedUrl('inbox/one', data!.token, 'twice')
  expect(again.error).toMatchObject({ statusCode: '409', message: 'The resource already exists' })
  const elsewhere = await stranger.uploadToSignedUrl('inbox/two', data!.token, 'mine')
  expect(elsewhere.error).toMatchObject({ code: 'InvalidSignature' })
})

test('a signed upload may overwrite where it was signed so, belongs to the signer, and lives two hours', async () => {
  const path = `${user.id}/p.jpg`
  const picture = await testPicture(30, 30)
  const { data } = await site.client({ as: user }).storage.from('images').createSignedUploadUrl(path)
  const put = () => site.client().storage.from('images').uploadToSignedUrl(path, data!.token, picture)
  site.setNow(119 * MINUTE)
  expect((await put()).error).toBeNull()
  const { rows } = await site.db.pool.query('select owner_id from storage.objects where name = $1', [path])
  expect(rows).toEqual([{ owner_id: user.id }])
  site.setNow(2 * MINUTE)
  expect((await put()).error).toMatchObject({ code: 'InvalidJWT' })

  site.setNow(new Date())
  await closed().upload('over', 'old')
  const upsert = await closed().createSignedUploadUrl('over', { upsert: true })
  expect((await closed().uploadToSignedUrl('over', upsert.data!.token, 'new')).error).toBeNull()
  expect(await (await closed().download('over')).data?.text()).toBe('new')
})
