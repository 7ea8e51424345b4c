import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { writeArchive } from './map/testing/write-archive.ts'
import { readTilesSource } from './tiles-source.ts'

const folder = mkdtempSync(join(tmpdir(), 'tiles-source-'))
const path = join(folder, 'streets.pmtiles')
writeFileSync(path, writeArchive(Buffer.from('tile')))
afterAll(() => rmSync(folder, { recursive: true }))

it('takes a file or a key of the bucket', () => {
  expect(readTilesSource({})).toBeUndefined()
  expect(readTilesSource({ MAP_TILES_FILE: path })).toEqual({ path })
  expect(readTilesSource({ MAP_TILES_FILE: 'bucket:map/berlin.pmtiles', S3_BUCKET: 'b' })).toEqual({
    key: 'map/berlin.pmtiles',
  })
})

it.each([
  [{ MAP_TILES_FILE: 'none.pmtiles' }, /cannot be read \(ENOENT\)/],
  [{ MAP_TILES_FILE: import.meta.filename }, /not a PMTiles archive/],
  [{ MAP_TILES_FILE: 'https://elsewhere.example/world.pmtiles' }, /cannot be read/],
  [{ MAP_TILES_FILE: 'bucket:map/berlin.pmtiles' }, /S3_BUCKET names no bucket/],
  [{ MAP_TILES_FILE: 'bucket:../secrets.json', S3_BUCKET: 'b' }, /a key has lower-case letters/],
  [
    { MAP_TILES_FILE: path, MAP_TILES_URL: 'https://tiles.example.org/{z}/{x}/{y}.png' },
    /exclude each other/,
  ],
])('refuses %o', (env, fault) => {
  expect(() => readTilesSource(env)).toThrow(fault)
})
