import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestUser } from '#backend/testing/app.ts'

let site: TestApp
let user: TestUser
beforeAll(async () => {
  site = await createTestApp()
  user = await site.user()
})
afterAll(() => site.close())

const admin = () => site.client({ secret: true }).storage
const codeOf = (error: unknown) => {
  const { statusCode, status, code, message } = error as Record<string, unknown>
  return { statusCode, status, code, message }
}

test('a bucket is created with limits in any unit and read with exactly the keys of the protocol', async () => {
  const created = await admin().createBucket('papers', {
    public: false,
    fileSizeLimit: '1.5MB',
    allowedMimeTypes: ['text/plain', 'image/*'],
  })
  expect(created).toEqual({ data: { name: 'papers' }, error: null })
  const { data } = await admin().getBucket('papers')
  expect(data).toEqual({
    id: 'papers',
    name: 'papers',
    owner: '',
    public: false,
    file_size_limit: 1_500_000,
    allowed_mime_types: ['text/plain', 'image/*'],
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    updated_at: expect.stringMatching(/Z$/),
  })
})

test('an update changes what it names and keeps the rest', async () => {
  await admin().createBucket('kept', { public: true, fileSizeLimit: 2000, allowedMimeTypes: ['image/png'] })
  const updated = await admin().updateBucket('kept', { public: false })
  expect(updated).toEqual({ data: { message: 'Successfully updated' }, error: null })
  const { data } = await admin().getBucket('kept')
  expect(data).toMatchObject({ public: false, file_size_limit: 2000, allowed_mime_types: ['image/png'] })

  await admin().updateBucket('kept', { public: false, fileSizeLimit: null, allowedMimeTypes: null })
  expect((await admin().getBucket('kept')).data).toMatchObject({
    file_size_limit: null,
    allowed_mime_types: null,
  })
})

test.each([
  ['a second one of the name', 'images', {}, '409', 'BucketAlreadyExists', 'The resource already exists'],
  ['a slash in the name', 'a/b', {}, '400', 'InvalidBucketName', 'Bucket name invalid'],
  ['101 characters', 'x'.repeat(101), {}, '400', 'InvalidBucketName', 'Bucket name invalid'],
  [
    'a limit that is no size',
    'odd',
    { fileSizeLimit: '20 apples' },
    '400',
    'InvalidRequest',
    'Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B',
  ],
  [
    'a limit above the server’s',
    'odd',
    { fileSizeLimit: '1GB' },
    '413',
    'EntityTooLarge',
    'The object exceeded the maximum allowed size',
  ],
  [
    'a type that is none',
    'odd',
    { allowedMimeTypes: ['png'] },
    '415',
    'InvalidMimeType',
    'mime type png is not supported',
  ],
])('creating a bucket with %s is refused', async (_what, name, options, statusCode, code, message) => {
  const { error } = await admin().createBucket(name, { public: false, ...options })
  expect(codeOf(error)).toEqual({ statusCode, status: 400, code, message })
})

test('a missing field is named as the protocol names it', async () => {
  const answer = await site.app.request('/storage/v1/bucket', {
    method: 'POST',
    headers: { authorization: `Bearer ${site.deps.keys.secretKey}`, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    error: 'Error',
    message: "body must have required property 'name'",
  })
})

test('only the service may create, change, empty or delete buckets of the product', async () => {
  for (const storage of [site.client().storage, site.client({ as: user }).storage]) {
    const created = await storage.createBucket('mine')
    expect(codeOf(created.error)).toMatchObject({ statusCode: '403', code: 'AccessDenied' })
    expect((await storage.updateBucket('images', { public: false })).error).toMatchObject({
      code: 'NoSuchBucket',
    })
    expect((await storage.deleteBucket('images')).error).toMatchObject({ code: 'NoSuchBucket' })
  }
  await admin()
    .from('images')
    .upload(`${user.id}/stays.png`, await onePixel(), { contentType: 'image/png' })
  expect((await site.client().storage.emptyBucket('images')).error).toMatchObject({ code: 'AccessDenied' })
  expect((await admin().from('images').exists(`${user.id}/stays.png`)).data).toBe(true)
})

test('anonymous visitors see public buckets only, and a hidden one looks like none', async () => {
  const { data } = await site.client().storage.listBuckets()
  expect(data?.map(({ id }) => id).sort()).toEqual(['avatars', 'images'])
  expect((await site.client().storage.getBucket('documents')).error).toMatchObject({
    statusCode: '404',
    message: 'Bucket not found',
  })
})

test('the list pages, sorts and searches', async () => {
  for (const name of ['zoo-a', 'zoo-b', 'zoo-c']) await admin().createBucket(name)
  const { data } = await admin().listBuckets({
    search: 'ZOO',
    sortColumn: 'name',
    sortOrder: 'desc',
    limit: 2,
    offset: 1,
  })
  expect(data?.map(({ id }) => id)).toEqual(['zoo-b', 'zoo-a'])
  expect(data?.[0]).toMatchObject({ type: 'STANDARD' })
})

test('a bucket is deleted once it is empty, and emptying shows at once', async () => {
  await admin().createBucket('short')
  await admin().from('short').upload('a/b.txt', 'text')
  expect(codeOf((await admin().deleteBucket('short')).error)).toEqual({
    statusCode: '409',
    status: 400,
    code: 'ResourceNotEmpty',
    message: 'The bucket you tried to delete is not empty',
  })
  expect((await admin().emptyBucket('short')).data).toEqual({
    message: 'Empty bucket has been queued. Completion may take up to an hour.',
  })
  expect((await admin().deleteBucket('short')).data).toEqual({ message: 'Successfully deleted' })
  expect((await admin().getBucket('short')).error).toMatchObject({ code: 'NoSuchBucket' })
})

test('without a token, or with a bad one, the answer says so in the protocol’s words', async () => {
  const ask = async (headers: Record<string, string>) => {
    const answer = await site.app.request('/storage/v1/bucket', { headers })
    return { status: answer.status, ...(await answer.json()) }
  }
  const denied = { status: 400, statusCode: '403', error: 'Unauthorized', code: 'AccessDenied' }
  expect(await ask({})).toEqual({ ...denied, message: 'Invalid Compact JWS' })
  expect(await ask({ authorization: 'Bearer nonsense' })).toEqual({
    ...denied,
    message: 'Invalid Compact JWS',
  })
  const [head, body] = user.token.split('.')
  expect(await ask({ authorization: `Bearer ${head}.${body}.AAAA` })).toEqual({
    ...denied,
    message: 'signature verification failed',
  })
})

async function onePixel() {
  const { default: sharp } = await import('sharp')
  return sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
}
