import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pairMaps } from './pair-maps.ts'

it('pairs each built script with its map, and leaves the served one as it is', () => {
  const build = mkdtempSync(join(tmpdir(), 'lendaround-build-'))
  for (const folder of ['maps', 'client/assets']) mkdirSync(join(build, folder), { recursive: true })
  writeFileSync(join(build, 'client/assets/a-1.js'), 'a()')
  writeFileSync(join(build, 'client/assets/b-1.js'), 'b()')
  writeFileSync(join(build, 'maps/a-1.js.map'), '{}')
  const { folder, scripts } = pairMaps(build)
  expect(scripts).toBe(1)
  expect(readdirSync(folder).sort()).toEqual(['a-1.js', 'a-1.js.map'])
  expect(readFileSync(join(folder, 'a-1.js'), 'utf8')).toBe('a()\n//# sourceMappingURL=a-1.js.map\n')
  expect(readFileSync(join(build, 'client/assets/a-1.js'), 'utf8')).toBe('a()')
  rmSync(join(build, 'maps'), { recursive: true })
  expect(() => pairMaps(build)).toThrow('no source maps')
  for (const path of [build, folder]) rmSync(path, { recursive: true })
})
