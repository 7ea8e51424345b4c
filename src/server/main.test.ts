import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PRODUCTION } from './testing/app.ts'

const { PATH, NODE_COMPILE_CACHE } = process.env
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lendaround-main-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Starts the server as an operator does; it must not get far. */
function start(env: Record<string, string>) {
  const main = join(import.meta.dirname, 'main.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [main], {
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: folder, ...env },
    encoding: 'utf8',
    timeout: 60_000,
  })
  return { status, stdout, lines: stderr.trimEnd().split('\n') }
}

describe('a server that cannot start', () => {
  it('says every fault in a line, without a stack', () => {
    const { status, stdout, lines } = start({ ...PRODUCTION, SITE_URL: '', SECRET_KEY: 'a', PORT: 'x' })
    expect([status, stdout]).toEqual([1, ''])
    expect(lines).toEqual([
      'Lendaround cannot start.',
      expect.stringMatching(/^ {2}- PORT is wrong: .+\.$/),
      '  - SITE_URL is missing: production needs the address at which people reach the site.',
      '  - SECRET_KEY is 1 long and needs at least 32 characters.',
    ])
  })

  it('says so when its data folder cannot be written', () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    const { status, lines } = start({ DATA_DIR: join(file, 'data') })
    expect(status).toBe(1)
    expect(lines).toEqual([
      'Lendaround cannot start.',
      `  - The data folder ${file}/data cannot be written: a part of its path is a file. ` +
        'Mend that, or set DATA_DIR to another folder.',
    ])
  })

  it('says so when its database cannot be reached', () => {
    const { status, lines } = start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
    expect([status, lines]).toEqual([
      1,
      ['Lendaround cannot start.', '  - The server at DATABASE_URL cannot be reached (ECONNREFUSED).'],
    ])
  })
})
