import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp, type TestUser } from '#backend/testing/app.ts'
import { testPicture } from '../testing/test-picture.ts'

let t: TestApp
let user: TestUser
let logged: string[]
beforeEach(async () => {
  t = await createTestApp()
  user = await t.user()
  logged = []
  t.deps.log.error = (_: unknown, message?: string) => void logged.push(message ?? '')
})
afterEach(() => t.close())

/** From now on the disk takes the beginning of a file and then has no room, as Node.js reports it. */
function fillDisk(code: 'ENOSPC' | 'EDQUOT' = 'ENOSPC') {
  const { put } = t.deps.objects
  return vi
    .spyOn(t.deps.objects, 'put')
    .mockImplementation((key, bytes, options) =>
      put(key, beginningOf(bytes instanceof Uint8Array ? [bytes] : bytes, code), options),
    )
}

async function* beginningOf(bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>, code: string) {
  for await (const chunk of bytes) {
    yield chunk.subarray(0, 10)
    throw Object.assign(new Error(`${code}: no space left on device, write`), {
      code,
      errno: -28,
      syscall: 'write',
    })
  }
}

const send = (method: string, path: string, headers: Record<string, string>, body?: BodyInit) =>
  t.app.request(`/storage/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${user.token}`, ...headers },
    ...(body !== undefined && { body }),
  })
const name = () => `${user.id}/identity/paper`
const NO_ROOM = {
  statusCode: '507',
  error: 'InsufficientStorage',
  code: 'InsufficientStorage',
  message: 'The server has no room for this file at the moment',
}

async function leftBehind() {
  const keys: string[] = []
  for await (const { key } of t.deps.objects.list('')) keys.push(key)
  const { rows } = await t.db.pool.query('select name from storage.objects')
  return { keys, rows }
}
const NOTHING = { keys: [], rows: [] }

describe('an upload to a disk without room', () => {
  it.each(['ENOSPC', 'EDQUOT'] as const)('is answered with 507 and leaves nothing (%s)', async (code) => {
    const disk = fillDisk(code)
    const answer = await send(
      'POST',
      `object/documents/${name()}`,
      { 'content-type': 'application/pdf' },
      '%PDF-1.4 …',
    )
    expect([answer.status, await answer.json()]).toEqual([507, NO_ROOM])
    expect(await leftBehind()).toEqual(NOTHING)
    expect(logged).toEqual(['storage failed'])
    disk.mockRestore()
    const again = await send(
      'POST',
      `object/documents/${name()}`,
      { 'content-type': 'application/pdf' },
      '%PDF-1.4 …',
    )
    expect(again.status).toBe(200)
  })

  it('says so in the official client, for a form as well', async () => {
    fillDisk()
    const { error } = await t
      .client({ as: user })
      .storage.from('images')
      .upload(name(), new Blob([new Uint8Array(await testPicture(30, 20))], { type: 'image/jpeg' }))
    expect(error).toMatchObject({ status: 507, message: NO_ROOM.message })
    expect(await leftBehind()).toEqual(NOTHING)
  })

  it('keeps the object that was to be replaced', async () => {
    const secret = { authorization: `Bearer ${t.deps.keys.secretKey}`, 'content-type': 'application/pdf' }
    await send('POST', `object/documents/${name()}`, secret, '%PDF-1.4 first')
    const before = await leftBehind()
    const disk = fillDisk()
    expect((await send('PUT', `object/documents/${name()}`, secret, '%PDF-1.4 second')).status).toBe(507)
    expect(await leftBehind()).toEqual(before)
    disk.mockRestore()
    expect(await (await send('GET', `object/documents/${name()}`, secret)).text()).toBe('%PDF-1.4 first')
  })
})

describe('a resumable upload to a disk without room', () => {
  const TUS = { 'tus-resumable': '1.0.0' }
  const bytes = '%PDF-1.4 …'

  async function create() {
    const metadata = Object.entries({
      bucketName: 'documents',
      objectName: name(),
      contentType: 'application/pdf',
    })
      .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
      .join(',')
    const headers = { ...TUS, 'upload-length': String(Buffer.byteLength(bytes)), 'upload-metadata': metadata }
    const answer = await send('POST', 'upload/resumable', headers)
    expect(answer.status).toBe(201)
    return answer.headers.get('location')!.replace('/storage/v1/', '')
  }
  const patch = (upload: string) =>
    send(
      'PATCH',
      upload,
      { ...TUS, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      bytes,
    )

  it('is answered with 507, counts nothing, and goes on when there is room', async () => {
    const upload = await create()
    const disk = fillDisk()
    expect((await patch(upload)).status).toBe(507)
    expect(await leftBehind()).toEqual(NOTHING)
    expect((await send('HEAD', upload, TUS)).headers.get('upload-offset')).toBe('0')
    disk.mockRestore()
    expect((await patch(upload)).status).toBe(204)
  })

  it('keeps its parts when the whole finds no room, and is finished by the next question', async () => {
    const upload = await create()
    const { put } = t.deps.objects
    // Room for the part, none for the object that is made of it.
    const disk = vi
      .spyOn(t.deps.objects, 'put')
      .mockImplementation((key, source, options) =>
        put(key, key.startsWith('objects/') ? beginningOf([Buffer.from(bytes)], 'ENOSPC') : source, options),
      )
    expect((await patch(upload)).status).toBe(507)
    expect((await leftBehind()).rows).toEqual([])
    disk.mockRestore()
    expect((await send('HEAD', upload, TUS)).status).toBe(200)
    expect((await leftBehind()).rows).toEqual([{ name: name() }])
  })
})
