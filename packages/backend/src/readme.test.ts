import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { SCHEMA_FOLDER } from './testing/schema-folder.ts'

const PACKAGE = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'backend-readme-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('the example of the README does what it says', { timeout: 120_000 }, async () => {
  const readme = readFileSync(join(PACKAGE, 'README.md'), 'utf8')
  const [, example] = /```ts\n(.+?)```/s.exec(readme) ?? []
  writeFileSync(join(folder, 'example.mjs'), example!)
  cpSync(SCHEMA_FOLDER, join(folder, 'notes'), { recursive: true })
  installBeside(folder)
  const { code, output } = await run(folder, 'example.mjs')
  expect(output).toContain(`[ { title: 'Note G' } ]`)
  expect(code).toBe(0)
})

/** What an application that depends on this package finds in its node_modules. */
function installBeside(application: string): void {
  const modules = join(application, 'node_modules')
  for (const scope of ['@lendaround', '@supabase']) mkdirSync(join(modules, scope), { recursive: true })
  symlinkSync(PACKAGE, join(modules, '@lendaround/backend'), 'junction')
  const client = join(PACKAGE, '../../node_modules/@supabase/supabase-js')
  symlinkSync(client, join(modules, '@supabase/supabase-js'), 'junction')
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
