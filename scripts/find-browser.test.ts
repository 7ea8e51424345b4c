import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findBrowser } from '../e2e/browser/find-browser.ts'

/** A folder with system browsers, which is put on the PATH. */
let machine: string
beforeEach(() => {
  machine = mkdtempSync(join(tmpdir(), 'lendaround-browser-'))
  for (const name of ['chromium', 'chromium-browser', 'google-chrome'])
    writeFileSync(join(machine, name), '#!/bin/sh\n', { mode: 0o755 })
  vi.stubEnv('PATH', `${machine}:${process.env.PATH}`)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(machine, { recursive: true })
})

describe('the browser of the tests', () => {
  it.runIf(process.platform === 'linux' && process.arch === 'x64')(
    'is the one of the npm package, even if the system has one',
    async () => {
      vi.stubEnv('CHROMIUM_PATH', '')
      expect((await findBrowser()).executablePath).toMatch(
        /node_modules\/\.cache\/chromium-[\d.]+\/chromium$/,
      )
    },
  )

  it('is the one that CHROMIUM_PATH names, if set', async () => {
    const named = join(machine, 'chromium')
    vi.stubEnv('CHROMIUM_PATH', named)
    expect((await findBrowser()).executablePath).toBe(named)
    vi.stubEnv('CHROMIUM_PATH', join(machine, 'missing'))
    await expect(findBrowser()).rejects.toThrow('which does not exist')
  })
})
