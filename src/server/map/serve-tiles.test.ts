import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { ObjectStore } from '#backend/storage/object-store.ts'
import type { Deps } from '#server/deps.ts'
import type { TilesSource } from '../tiles-source.ts'
import { serveTiles } from './serve-tiles.ts'
import { readArchive, writeArchive } from './testing/write-archive.ts'

const TILE = Buffer.from('the whole world in one tile')
const ARCHIVE = writeArchive(TILE)
const folder = mkdtempSync(join(tmpdir(), 'tiles-'))
const path = join(folder, 'streets.pmtiles')
writeFileSync(path, ARCHIVE)
writeFileSync(join(folder, 'secrets.json'), 'secret')
afterAll(() => rmSync(folder, { recursive: true }))

const KEPT = { 'map/streets.pmtiles': ARCHIVE } as Record<string, Buffer>
const objects = {
  get: async (key: string, { start, end } = { start: 0, end: 0 }) =>
    KEPT[key] && new Uint8Array(KEPT[key].subarray(start, end + 1)),
} as Partial<ObjectStore>

function server(tiles?: TilesSource, rateLimits = false) {
  const config = { tiles, rateLimits, trustProxy: false }
  const app = new Hono().route('/tiles', serveTiles({ config, objects } as unknown as Deps))
  return (headers: Record<string, string> = {}, address = '/tiles/streets.pmtiles', method = 'GET') =>
    app.request(address, { headers, method }) as Promise<Response>
}

describe.each([
  ['on disk', { path }],
  ['in a bucket', { key: 'map/streets.pmtiles' }],
])('an archive %s', (_, source) => {
  const get = server(source)

  it('is read tile by tile', async () => {
    const archive = readArchive((range) => get({ range }))
    expect((await archive.getHeader()).specVersion).toBe(3)
    const tile = await archive.getZxy(0, 0, 0)
    expect(Buffer.from(tile!.data).toString()).toBe(TILE.toString())
  })

  it('gives the bytes that were asked for and says which they are', async () => {
    const answer = await get({ range: 'bytes=0-6' })
    expect([answer.status, await answer.text()]).toEqual([206, 'PMTiles'])
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-range': `bytes 0-6/${ARCHIVE.length}`,
      'content-length': '7',
      'content-type': 'application/vnd.pmtiles',
      'cache-control': 'public, max-age=86400',
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
    })
  })

  it('gives the rest where a range ends after it, and says what there is where one starts after it', async () => {
    expect((await get({ range: 'bytes=0-16383' })).headers.get('content-length')).toBe(`${ARCHIVE.length}`)
    const beyond = await get({ range: `bytes=${ARCHIVE.length}-${ARCHIVE.length + 10}` })
    expect(beyond.status).toBe(416)
    expect(beyond.headers.get('content-range')).toBe(`bytes */${ARCHIVE.length}`)
  })

  it.each([[{}], [{ range: 'bytes=5-2' }], [{ range: 'bytes=0-1,5-6' }]])(
    'is not given as a whole (%o)',
    async (headers: Record<string, string>) => {
      expect((await get(headers)).status).toBe(400)
    },
  )

  it('sends nothing to a browser that has it already', async () => {
    const { headers } = await get({ range: 'bytes=0-6' })
    const again = await get({ range: 'bytes=0-6', 'if-none-match': headers.get('etag')! })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it('tells its size without its bytes', async () => {
    const answer = await get({}, undefined, 'HEAD')
    expect([answer.status, await answer.text()]).toEqual([200, ''])
    expect(answer.headers.get('content-length')).toBe(`${ARCHIVE.length}`)
  })

  it.each([
    '/tiles/secrets.json',
    '/tiles/../secrets.json',
    '/tiles/%2e%2e%2fsecrets.json',
    '/tiles/..%2fsecrets.json',
    '/tiles/streets.pmtiles/../secrets.json',
    '/tiles/streets.pmtiles%00',
    '/tiles/http://elsewhere.example/streets.pmtiles',
    '/tiles/',
  ])('is all that can be read: not %s', async (address) => {
    const answer = await get({ range: 'bytes=0-5' }, address)
    expect(answer.status).toBe(404)
  })
})

it('refuses ranges larger than any tile', async () => {
  writeFileSync(join(folder, 'large'), Buffer.alloc(3 * 1024 * 1024))
  const get = server({ path: join(folder, 'large') })
  expect((await get({ range: 'bytes=0-2097151' })).status).toBe(206)
  expect((await get({ range: 'bytes=0-2097152' })).status).toBe(400)
  expect((await get({ range: 'bytes=0-' })).status).toBe(400)
})

it('has another ETag once the file is replaced', async () => {
  const replaced = join(folder, 'replaced')
  writeFileSync(replaced, ARCHIVE)
  const get = server({ path: replaced })
  const before = (await get({ range: 'bytes=0-1' })).headers.get('etag')
  utimesSync(replaced, new Date(), new Date(Date.now() + 5_000))
  expect((await get({ range: 'bytes=0-1' })).headers.get('etag')).not.toBe(before)
})

it('is not found where the operator has none, or where it is not there yet', async () => {
  for (const tiles of [undefined, { path: join(folder, 'none') }, { key: 'map/none' }])
    expect((await server(tiles)({ range: 'bytes=0-5' })).status).toBe(404)
})

it('is given to one sender only so fast', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const get = server({ path }, true)
  const answers = []
  for (let i = 0; i < 1_201; i++) answers.push((await get({ range: 'bytes=0-1' })).status)
  expect(answers.slice(0, 1_200).every((status) => status === 206)).toBe(true)
  expect(answers.at(-1)).toBe(429)
})
