import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const FILE = join(ROOT, 'src/domain/planted-globals.ts')

it('the linter finds every global that the rules must not know', () => {
  const forbidden = ['console', 'crypto', 'document', 'fetch', 'globalThis', 'localStorage', 'navigator']
  const more = ['performance', 'process', 'setInterval', 'setTimeout', 'window']
  writeFileSync(FILE, [...forbidden, ...more].map((name) => `export const _${name} = ${name}\n`).join(''))
  try {
    const { stdout, stderr } = spawnSync('biome', ['lint', '--max-diagnostics=50', FILE], {
      cwd: ROOT,
      encoding: 'utf8',
    })
    for (const name of [...forbidden, ...more])
      expect(stdout + stderr).toMatch(new RegExp(`Do not use the global variable\\s+${name}\\b`))
  } finally {
    rmSync(FILE, { force: true })
  }
})
