import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '#backend/testing/app.ts'
import { testPicture } from '../testing/test-picture.ts'
import { prepareRenditions } from './prepare-renditions.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
  const { storage } = site.client({ secret: true })
  await storage.createBucket('open', { public: true })
  await storage.createBucket('closed')
  await storage.from('open').upload('photo.jpg', await testPicture(1200, 900), {
    contentType: 'image/jpeg',
    cacheControl: '31536000',
  })
  await storage
    .from('open')
    .upload('flat.webp', await testPicture(400, 300, 'webp'), { contentType: 'image/webp' })
  await storage.from('open').upload('words.jpg', 'only words', { contentType: 'image/jpeg' })
  await storage.from('closed').upload('photo.jpg', await testPicture(400, 300), { contentType: 'image/jpeg' })
})
afterAll(() => site.close())

const render = async (
  query: string,
  headers: Record<string, string> = {},
  path = 'public/open/photo.jpg',
) => {
  const answer = await site.app.request(`/storage/v1/render/image/${path}?${query}`, { headers })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const type = answer.headers.get('content-type')
  const size = type?.startsWith('image/') ? await sharp(bytes).metadata() : undefined
  return {
    status: answer.status,
    headers: answer.headers,
    type,
    bytes,
    width: size?.width,
    height: size?.height,
  }
}
const keptRenditions = async () => {
  const keys: string[] = []
  for await (const { key } of site.deps.objects.list('renditions/')) keys.push(key)
  return keys
}

test.each([
  ['width=320', 320, 240],
  ['height=300', 400, 300],
  ['width=200&height=200', 200, 200],
  ['width=200&height=200&resize=contain', 200, 150],
  ['width=200&height=50&resize=fill', 200, 50],
  ['width=2000', 1200, 900],
  ['width=2400&height=1200', 1200, 600],
  ['quality=50', 1200, 900],
])('%s draws %i × %i', async (query, width, height) => {
  expect(await render(query)).toMatchObject({ status: 200, width, height })
})

test.each([
  ['image/avif,image/webp,*/*', '', 'image/avif'],
  ['image/webp,*/*', '', 'image/webp'],
  ['*/*', '', 'image/jpeg'],
  ['image/avif,image/webp', '&format=origin', 'image/jpeg'],
  ['*/*', '&format=webp', 'image/webp'],
])('a client that accepts %s and asks%s gets %s', async (accept, format, type) => {
  const picture = await render(`width=96${format}`, { accept })
  expect(picture.type).toBe(type)
  expect(picture.headers.get('vary')).toContain('accept')
})

test('a client that names no modern format gets JPEG, also of a WebP; the origin stays WebP', async () => {
  expect((await render('width=96', { accept: '*/*' }, 'public/open/flat.webp')).type).toBe('image/jpeg')
  expect((await render('width=96&format=origin', {}, 'public/open/flat.webp')).type).toBe('image/webp')
})

test('a header says what was done, in the protocol’s words', async () => {
  const told = async (query: string) => (await render(query)).headers.get('x-transformations')
  expect(await told('width=200&height=200&quality=60')).toBe(
    'height:200,width:200,resizing_type:fill,quality:60',
  )
  expect(await told('width=320')).toBe('width:320,resizing_type:fill')
  expect(await told('width=10&height=20&resize=contain')).toBe('height:20,width:10,resizing_type:fit')
  expect(await told('width=10&height=20&resize=fill')).toBe('height:20,width:10,resizing_type:force')
})

test('a picture whose address never changes may be cached forever, and 304 needs no drawing', async () => {
  const first = await render('width=640', { accept: 'image/webp' })
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const eTag = first.headers.get('etag')!
  const again = await render('width=640', { accept: 'image/webp', 'if-none-match': eTag })
  expect(again.status).toBe(304)
  const otherFormat = await render('width=640', { accept: 'image/avif', 'if-none-match': eTag })
  expect(otherFormat.status).toBe(200)
})

test('usual sizes are kept and answered from the store; unusual ones are drawn and forgotten', async () => {
  await render('width=960', { accept: 'image/webp' })
  const kept = await keptRenditions()
  expect(kept.filter((key) => key.includes('960x0-cover-q80-webp'))).toHaveLength(1)
  const put = vi.spyOn(site.deps.objects, 'put')
  const again = await render('width=960', { accept: 'image/webp' })
  expect(again).toMatchObject({ width: 960, type: 'image/webp' })
  for (const query of [
    'width=961',
    'width=960&quality=81',
    'width=960&height=11',
    'width=960&resize=fill',
    'height=960',
  ])
    expect((await render(query)).status).toBe(200)
  expect(put).not.toHaveBeenCalled()
  put.mockRestore()
  expect(await keptRenditions()).toEqual(kept)
})

test('ten requests at once wait for one drawing', async () => {
  const get = vi.spyOn(site.deps.objects, 'get')
  const all = await Promise.all(
    Array.from({ length: 10 }, () => render('width=480', { accept: 'image/webp' })),
  )
  for (const one of all) expect(one.width).toBe(480)
  expect(get.mock.calls.filter(([key]) => key.startsWith('objects/'))).toHaveLength(1)
  get.mockRestore()
})

test('what the first pages ask for can be drawn in advance', async () => {
  const { data } = await site.client({ secret: true }).storage.from('open').info('flat.webp')
  await prepareRenditions(site.deps, [data!.version])
  const get = vi.spyOn(site.deps.objects, 'get')
  for (const width of [320, 640])
    expect((await render(`width=${width}`, { accept: 'image/avif' }, 'public/open/flat.webp')).type).toBe(
      'image/avif',
    )
  expect(get.mock.calls.filter(([key]) => key.startsWith('objects/'))).toEqual([])
  get.mockRestore()
})

test.each([
  ['width=0', 'querystring/width must be >= 1'],
  ['width=2501', 'querystring/width must be <= 2500'],
  ['width=1.5', 'querystring/width must be integer'],
  ['quality=19', 'querystring/quality must be >= 20'],
  ['quality=101', 'querystring/quality must be <= 100'],
  ['resize=stretch', 'querystring/resize must be equal to one of the allowed values'],
  ['format=exe', 'querystring/format must be equal to one of the allowed values'],
])('%s is refused', async (query, message) => {
  const { status, bytes } = await render(query)
  expect(status).toBe(400)
  expect(JSON.parse(bytes.toString())).toMatchObject({ code: 'InvalidRequest', message })
})

test('words that say they are a picture are not drawn', async () => {
  const { bytes } = await render('width=96', {}, 'public/open/words.jpg')
  expect(JSON.parse(bytes.toString())).toMatchObject({ code: 'InvalidRequest' })
})

test('private pictures are drawn for those who may read them only', async () => {
  const { secretKey } = site.deps.keys
  const codeOf = async (path: string, headers: Record<string, string> = {}) =>
    JSON.parse((await render('width=96', headers, path)).bytes.toString()).code
  expect(await codeOf('public/closed/photo.jpg')).toBe('NoSuchBucket')
  expect(await codeOf('authenticated/closed/photo.jpg')).toBe('AccessDenied')
  const stranger = await site.user()
  expect(await codeOf('authenticated/closed/photo.jpg', { authorization: `Bearer ${stranger.token}` })).toBe(
    'NoSuchKey',
  )
  const allowed = await render(
    'width=96',
    { authorization: `Bearer ${secretKey}` },
    'authenticated/closed/photo.jpg',
  )
  expect(allowed).toMatchObject({ status: 200, width: 96 })
  expect(allowed.headers.get('cache-control')).toBe('private, max-age=3600')
})
