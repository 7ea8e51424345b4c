import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestUser } from '#backend/testing/app.ts'
import { testPicture } from '../testing/test-picture.ts'
import { inspectFile } from './inspect-file.ts'

let site: TestApp
let user: TestUser
beforeAll(async () => {
  site = await createTestApp()
  user = await site.user()
})
afterAll(() => site.close())

const bucket = (name: string) => site.client({ as: user }).storage.from(name)
let uploads = 0
const upload = async (name: string, body: Uint8Array | string, contentType = 'image/jpeg') => {
  const path = `${user.id}/${uploads++}.jpg`
  const { error } = await bucket(name).upload(path, body as Uint8Array<ArrayBuffer>, { contentType })
  return { path, error }
}
const stored = async (name: string, path: string) => {
  const { data } = await bucket(name).download(path)
  return { type: data!.type, bytes: Buffer.from(await data!.arrayBuffer()) }
}

test.each(['images', 'avatars', 'documents'])(
  'a picture in %s loses its EXIF and stands upright',
  async (name) => {
    const picture = await testPicture(60, 40, 'jpeg', { orientation: 6, place: '52.52,13.40' })
    expect((await sharp(picture).metadata()).exif?.toString('latin1')).toContain('52.52,13.40')
    const { path, error } = await upload(name, picture)
    expect(error).toBeNull()
    const { bytes } = await stored(name, path)
    const metadata = await sharp(bytes).metadata()
    expect(metadata).toMatchObject({ format: 'jpeg', width: 40, height: 60 })
    expect(metadata.exif).toBeUndefined()
    expect(metadata.orientation).toBeUndefined()
    expect(bytes.toString('latin1')).not.toContain('52.52')
  },
)

test('the type follows the content, not the name and not the header', async () => {
  for (const format of ['png', 'webp', 'avif'] as const) {
    const { path, error } = await upload('images', await testPicture(30, 30, format), 'image/jpeg')
    expect(error).toBeNull()
    expect((await stored('images', path)).type).toBe(`image/${format}`)
  }
  const gif = await upload('images', await testPicture(30, 30, 'gif'))
  expect((await stored('images', gif.path)).type).toBe('image/webp')
})

test('what hides behind a picture’s end is not kept', async () => {
  const polyglot = Buffer.concat([await testPicture(30, 30, 'png'), Buffer.from('<script>alert(1)</script>')])
  const { path } = await upload('images', polyglot, 'image/png')
  expect((await stored('images', path)).bytes.toString('latin1')).not.toContain('script')
})

test.each([
  ['a page', '<!doctype html><script>alert(1)</script>', 'application/octet-stream'],
  ['a drawing with scripts', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'image/svg+xml'],
  ['a PDF', '%PDF-1.7\n', 'application/pdf'],
  ['nothing', '', 'application/octet-stream'],
])('%s that says it is a picture is refused', async (_what, body, type) => {
  const { path, error } = await upload('images', body)
  expect(error).toMatchObject({
    statusCode: '415',
    code: 'InvalidMimeType',
    message: `mime type ${type} is not supported`,
  })
  expect((await bucket('images').exists(path)).data).toBe(false)
})

test('a damaged picture is refused', async () => {
  const whole = await testPicture(200, 200, 'png')
  const { error } = await upload('images', whole.subarray(0, whole.length / 2), 'image/png')
  expect(error).toMatchObject({ code: 'InvalidRequest', message: 'The image is damaged or too large' })
})

test('a small file that unpacks to a huge picture is refused', async () => {
  const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
  expect(bomb.length).toBeLessThan(1_000_000)
  expect((await upload('images', bomb, 'image/png')).error).toMatchObject({ code: 'InvalidRequest' })
})

test('a picture that would take minutes to open is refused', async () => {
  const text = Buffer.concat([Buffer.from('zTXtComment\0\0'), deflateSync(Buffer.alloc(100_000_000))])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(text.length - 4)
  sum.writeUInt32BE(crc32(text))
  const picture = await testPicture(30, 30, 'png')
  const bomb = Buffer.concat([picture.subarray(0, 33), length, text, sum, picture.subarray(33)])
  expect((await upload('images', bomb, 'image/png')).error).toMatchObject({ code: 'InvalidRequest' })
})

test('a large picture is kept at 2560 pixels', async () => {
  const { path } = await upload('images', await testPicture(3000, 1500))
  expect(await sharp((await stored('images', path)).bytes).metadata()).toMatchObject({
    width: 2560,
    height: 1280,
  })
})

test('documents may be PDFs, which stay as they are', async () => {
  const pdf = '%PDF-1.7\nsome words'
  const { path, error } = await upload('documents', pdf, 'application/octet-stream')
  expect(error).toBeNull()
  const kept = await stored('documents', path)
  expect(kept.type).toBe('application/pdf')
  expect(kept.bytes.toString()).toBe(pdf)
  expect((await upload('documents', 'words', 'application/pdf')).error).toMatchObject({
    code: 'InvalidMimeType',
  })
})

test('a document is opened when it is read, so one that is refused after all leaves nothing open', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'inspect-file-'))
  const path = join(folder, 'letter.pdf')
  await writeFile(path, '%PDF-1.7\n%%EOF\n')
  const { bytes, type } = await inspectFile(path, 'document', 'somebody')
  expect(type).toBe('application/pdf')
  await rm(folder, { recursive: true })
  await expect(bytes[Symbol.asyncIterator]().next()).rejects.toMatchObject({ code: 'ENOENT' })
})
