import { createECDH } from 'node:crypto'
import { StartError } from '#backend/start/start-error.ts'

/** A pair of keys by which push services know this site (VAPID, RFC 8292), in base64url. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

/** Makes a private key. Browsers subscribe for it: another one later makes all subscriptions useless. */
export function makePushKey(): string {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url')
}

/** The pair of a private key; refuses what is none. */
export function pushKeysOf(privateKey: string): PushKeys {
  const pair = createECDH('prime256v1')
  try {
    if (!/^[\w-]{43}$/.test(privateKey)) throw new Error('wrong length')
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  } catch {
    throw new StartError(
      'VAPID_PRIVATE_KEY is wrong: it has to be a P-256 private key of 32 bytes in base64url.',
    )
  }
  return { publicKey: pair.getPublicKey('base64url'), privateKey }
}
