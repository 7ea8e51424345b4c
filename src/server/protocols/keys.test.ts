import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfiguredKeys } from '#backend/keys/configured-keys.ts'
import { type Keys, loadKeys } from '#backend/keys/keys.ts'
import { readConfig } from '#server/config.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lendaround-keys-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600
const load = (env: Record<string, string> = {}) => loadKeys(readConfig({ DATA_DIR: folder, ...env }).secrets)

async function makeKey(kid: string, alg = 'ES256'): Promise<JWK> {
  const { privateKey } = await generateKeyPair(alg, { extractable: true })
  return { ...(await exportJWK(privateKey)), kid, alg, key_ops: ['sign', 'verify'] }
}

describe('the keys of a site', () => {
  it('are made on the first start and kept for the next, readable by their owner alone', async () => {
    const token = await (await load()).sign({ sub: 'a', exp: inAnHour() })
    expect(await (await load()).verify(token)).toMatchObject({ sub: 'a' })
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
    expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).toContain('"jwks"')
  })

  it('are the same for all processes that start at the same moment on one folder', async () => {
    const env = { DATA_DIR: folder, DATABASE_URL: 'postgres://elsewhere' }
    const configs = [readConfig(env), readConfig(env)]
    const [one, other] = (await Promise.all(configs.map(({ secrets }) => loadKeys(secrets)))) as [Keys, Keys]
    expect(await other.verify(await one.sign({ sub: 'a', exp: inAnHour() }))).toMatchObject({ sub: 'a' })
    expect(await one.verify(await other.sign({ sub: 'b', exp: inAnHour() }))).toMatchObject({ sub: 'b' })
  })

  it('show their public half alone', async () => {
    const keys = await load({
      JWT_PRIVATE_JWKS: JSON.stringify([await makeKey('a'), await makeKey('b', 'RS256')]),
    })
    const [ec, rsa] = keys.jwks.keys
    expect(Object.keys(ec!).sort()).toEqual(['alg', 'crv', 'key_ops', 'kid', 'kty', 'use', 'x', 'y'])
    expect(Object.keys(rsa!).sort()).toEqual(['alg', 'e', 'key_ops', 'kid', 'kty', 'n', 'use'])
  })

  it('are changed without signing people out: a new first one signs, the old ones still count', async () => {
    const [old, fresh] = [await makeKey('old'), await makeKey('fresh', 'RS256')]
    const before = await load({ JWT_PRIVATE_JWKS: JSON.stringify([old]) })
    const token = await before.sign({ sub: 'a', exp: inAnHour() })
    // First the new key is only published, so that all processes know it when it begins to sign.
    const during = await load({ JWT_PRIVATE_JWKS: JSON.stringify([old, fresh]) })
    const after = await load({ JWT_PRIVATE_JWKS: JSON.stringify({ keys: [fresh, old] }) })
    const newToken = await after.sign({ sub: 'a', exp: inAnHour() })
    for (const keys of [during, after]) {
      for (const signed of [token, newToken]) expect(await keys.verify(signed)).toMatchObject({ sub: 'a' })
    }
    const retired = await load({ JWT_PRIVATE_JWKS: JSON.stringify([fresh]) })
    await expect(retired.verify(token)).rejects.toThrow('unrecognized JWT kid or algorithm')
  })

  it('do not let a key sign by another’s algorithm', async () => {
    const [ec, rsa] = [await makeKey('ec'), await makeKey('rsa', 'RS256')]
    const keys = await load({ JWT_PRIVATE_JWKS: JSON.stringify([ec, rsa]) })
    const { privateKey } = await generateKeyPair('RS256')
    const forged = await new SignJWT({ sub: 'a' })
      .setProtectedHeader({ alg: 'RS256', kid: 'ec' })
      .sign(privateKey)
    await expect(keys.verify(forged)).rejects.toThrow('unrecognized JWT kid or algorithm')
  })

  it('refuse a configured secret where a key pair belongs, and what cannot sign', async () => {
    const secret = JSON.stringify([{ kty: 'oct', k: 'c2VjcmV0', kid: 'a', alg: 'HS256' }])
    const { d: _, ...publicHalf } = await makeKey('a')
    const twice = [await makeKey('a'), await makeKey('a')]
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
    const short = { ...privateKey.export({ format: 'jwk' }), kid: 'a' }
    const { kid: _kid, ...nameless } = await makeKey('a')
    const refusals: [given: unknown, fault: string][] = [
      [JSON.parse(secret), 'may hold ES256 and RS256 keys, not HS256 like "a".'],
      [[], 'contains no key: it has to be a JSON array of private JWKs.'],
      ['none', 'contains no key: it has to be a JSON array of private JWKs.'],
      [[publicHalf], 'has no usable private key under "a".'],
      [twice, 'has two keys of the name "a".'],
      [[short], 'has an RS256 key of less than 2048 bits: "a".'],
      [[nameless], 'has a key without kid: number 1.'],
    ]
    for (const [given, fault] of refusals) {
      expect(() => readConfiguredKeys(JSON.stringify(given))).toThrow(`JWT_PRIVATE_JWKS ${fault}`)
    }
  })

  it('tell API keys from each other and from anything else', async () => {
    const keys = await load({ PUBLISHABLE_KEY: 'sb_publishable_1', SECRET_KEY: 'sb_secret_1' })
    expect(keys.roleOfApiKey('sb_publishable_1')).toBe('anon')
    expect(keys.roleOfApiKey('sb_secret_1')).toBe('service_role')
    for (const key of ['', 'sb_secret_', 'sb_secret_12']) expect(keys.roleOfApiKey(key)).toBeUndefined()
  })
})
