import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadKeys } from '#backend/keys/keys.ts'
import { seal, unseal } from '#backend/keys/sealed.ts'
import { readConfig } from './config.ts'
import { rotateKeys, rotateSigningSecret } from './rotate-keys.ts'

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

describe('changing the signing secret', () => {
  const secretsNow = () => readConfig({ DATA_DIR: folder }).secrets

  it('leaves what was sealed and signed as good as before, step by step', async () => {
    const of = (secrets: ReturnType<typeof secretsNow>) => ({ secrets, purpose: 'test', id: 'row' })
    const first = secretsNow()
    await rotateSigningSecret(folder, 'publish')
    const second = secretsNow()
    expect(second.signing).toBe(first.signing)
    await rotateSigningSecret(folder, 'use')
    const third = secretsNow()
    expect(third).toMatchObject({ signing: second.alsoSigning![0], alsoSigning: [first.signing] })
    // A process that has not restarted yet opens what the others seal, and the other way round.
    expect(unseal(seal('x', of(third)), of(second))).toBe('x')
    expect(unseal(seal('x', of(second)), of(third))).toBe('x')
    await rotateSigningSecret(folder, 'retire')
    expect(secretsNow()).toMatchObject({ signing: third.signing, alsoSigning: [], jwks: first.jwks })
  })

  it('is as well a list in the environment', () => {
    const { secrets } = readConfig({
      DATA_DIR: folder,
      SIGNING_SECRET: 'next',
      SIGNING_SECRET_ALSO: 'old, older',
    })
    expect(secrets).toMatchObject({ signing: 'next', alsoSigning: ['old', 'older'] })
  })
})
