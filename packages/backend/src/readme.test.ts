import { spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { buildPackage } from '../build.ts'
import { SCHEMA_FOLDER } from './testing/schema-folder.ts'

const PACKAGE = join(import.meta.dirname, '..')
const INSTALLED = join(PACKAGE, '../../node_modules')
const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

it.each([
  [
    'as it is here',
    (modules: string) => symlinkSync(PACKAGE, join(modules, '@lendaround/backend'), 'junction'),
  ],
  ['as it is published', install],
])(
  'the example of the README does what it says, with the package %s',
  { timeout: 180_000 },
  async (_, put) => {
    const folder = mkdtempSync(join(tmpdir(), 'backend-readme-'))
    folders.push(folder)
    const readme = readFileSync(join(PACKAGE, 'README.md'), 'utf8')
    const [, example] = /```ts\n(.+?)```/s.exec(readme) ?? []
    writeFileSync(join(folder, 'example.mjs'), example!)
    cpSync(SCHEMA_FOLDER, join(folder, 'notes'), { recursive: true })
    const modules = join(folder, 'node_modules')
    for (const scope of ['@lendaround', '@supabase']) mkdirSync(join(modules, scope), { recursive: true })
    symlinkSync(join(INSTALLED, '@supabase/supabase-js'), join(modules, '@supabase/supabase-js'), 'junction')
    put(modules)
    const { code, output } = await run(folder, 'example.mjs')
    expect(output).toContain(`[ { title: 'Note G' } ]`)
    expect(code).toBe(0)
  },
)

/** Puts the built package there, with what it depends on and nothing else. */
function install(modules: string): void {
  const target = join(modules, '@lendaround/backend')
  buildPackage(target)
  const { dependencies } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'))
  for (const name of Object.keys(dependencies)) {
    const link = join(target, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    // Where another package needs another version, ours is beside the package.
    const own = join(PACKAGE, 'node_modules', name)
    symlinkSync(existsSync(own) ? own : join(INSTALLED, name), link, 'junction')
  }
}

function run(cwd: string, file: string): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [file], { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk
      })
    child.on('exit', (code) => resolve({ code, output }))
  })
}
