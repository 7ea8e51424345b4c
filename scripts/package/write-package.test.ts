import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writePackage } from './write-package.ts'

const IMPORT = /^(?:import|export)\s(?:[^'"]*?\sfrom\s)?['"]([\w@.#:/-]+)['"]/gm
const ROOT = join(import.meta.dirname, '../..')

it.skipIf(!existsSync(join(ROOT, 'build/server/index.js')))(
  'the package holds modules that import only what is in it or asked for, and no tests',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'lendaround-package-'))
    writePackage(folder)
    const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const modules = globSync('{src,packages,supabase,scripts}/**/*.js', { cwd: folder })
    expect(modules.length).toBeGreaterThan(500)
    expect(globSync('**/*{.test.*,.ts}', { cwd: folder })).toEqual([])
    const foreign = new Set<string>()
    const lost: string[] = []
    for (const file of modules) {
      const text = readFileSync(join(folder, file), 'utf8')
      for (const [, name] of text.matchAll(IMPORT)) {
        if (name!.startsWith('.')) {
          if (!existsSync(join(folder, file, '..', name!))) lost.push(`${file}: ${name}`)
        } else if (!/^(#|node:)/.test(name!)) {
          foreign.add(/^(@[^/]+\/)?[^/]+/.exec(name!)![0])
        }
      }
    }
    rmSync(folder, { recursive: true })
    expect(lost).toEqual([])
    expect([...foreign].filter((name) => !(name in dependencies))).toEqual([])
  },
)
