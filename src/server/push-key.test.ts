import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { StartError } from '#backend/start/start-error.ts'
import { readConfig } from './config.ts'
import { makePushKey, pushKeysOf } from './push-key.ts'
import { rotateKeys } from './rotate-keys.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lendaround-push-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const read = (env: Record<string, string> = {}) => readConfig({ DATA_DIR: folder, ...env }).push

it('the key of web push is made at the first start and stays, also when the signing key changes', async () => {
  const first = read()
  expect(first!.publicKey).toMatch(/^[\w-]{87}$/)
  await rotateKeys(folder, 'publish')
  expect(read()).toEqual(first)
})

it('a data folder of an earlier version gets one, and keeps all else', () => {
  read()
  const file = join(folder, 'secrets.json')
  const { pushKey: _, ...old } = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify(old))
  const made = read()
  expect(made).toBeDefined()
  expect(read()).toEqual(made)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject(old)
})

it('the operator may give one, and nothing else in its place', () => {
  const key = makePushKey()
  expect(read({ VAPID_PRIVATE_KEY: key })).toMatchObject(pushKeysOf(key))
  for (const wrong of ['abc', 'A'.repeat(43), '*'.repeat(43)]) {
    expect(() => read({ VAPID_PRIVATE_KEY: wrong })).toThrow(StartError)
  }
})
