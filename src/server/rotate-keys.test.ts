import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadKeys } from '#backend/keys/keys.ts'
import { readConfig } from './config.ts'
import { rotateKeys } from './rotate-keys.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lendaround-rotation-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600
const restart = () => loadKeys(readConfig({ DATA_DIR: folder }).secrets)

describe('changing the signing key', () => {
  it('signs no one out, step by step', async () => {
    const first = await restart()
    const old = await first.sign({ sub: 'a', exp: inAnHour() })

    const [signer, published] = await rotateKeys(folder, 'publish')
    const second = await restart()
    expect(second.jwks.keys.map(({ kid }) => kid)).toEqual([signer, published])
    expect(second.secretKey).toBe(first.secretKey)

    expect(await rotateKeys(folder, 'use')).toEqual([published, signer])
    const third = await restart()
    const fresh = await third.sign({ sub: 'a', exp: inAnHour() })
    // A process that has not restarted yet knows the new key, because it was published before.
    for (const keys of [second, third]) {
      for (const token of [old, fresh]) expect(await keys.verify(token)).toMatchObject({ sub: 'a' })
    }

    expect(await rotateKeys(folder, 'retire')).toEqual([published])
    const last = await restart()
    expect(await last.verify(fresh)).toMatchObject({ sub: 'a' })
    await expect(last.verify(old)).rejects.toThrow()
  })

  it('needs a key to begin with, and a published one to use', async () => {
    await expect(rotateKeys(folder, 'publish')).rejects.toThrow('keeps no signing key')
    await restart()
    await expect(rotateKeys(folder, 'use')).rejects.toThrow('publish one first')
  })
})
