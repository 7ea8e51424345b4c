import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const NEW_CREDENTIAL = 0x40

interface Options {
  challenge: string
}

/** A device with one key, as a browser would speak for it (WebAuthn, ES256, no attestation). */
export class Authenticator {
  readonly id = randomBytes(32)
  counter = 0
  /** Whether it asks for a PIN or a finger. */
  verifiesUser = true
  private readonly privateKey: KeyObject
  private readonly publicKey: Buffer
  private readonly origin: string
  private readonly domain: string

  constructor(origin: string, domain = new URL(origin).hostname) {
    this.origin = origin
    this.domain = domain
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x, y } = publicKey.export({ format: 'jwk' })
    this.privateKey = privateKey
    // COSE (RFC 9052 §7): {1: 2, 3: -7, -1: 1, -2: x, -3: y}
    this.publicKey = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      bytes(Buffer.from(x!, 'base64url')),
      Buffer.from([0x22]),
      bytes(Buffer.from(y!, 'base64url')),
    ])
  }

  /** The result of `navigator.credentials.create()`. */
  create({ challenge }: Options) {
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.id.length)
    const data = Buffer.concat([
      this.header(NEW_CREDENTIAL),
      Buffer.alloc(16),
      length,
      this.id,
      this.publicKey,
    ])
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      bytes(data),
    ])
    return this.credential({
      clientDataJSON: this.clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    })
  }

  /** The result of `navigator.credentials.get()`. */
  get({ challenge }: Options) {
    this.counter++
    const data = this.header()
    const clientData = this.clientData('webauthn.get', challenge)
    const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()])
    return this.credential({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: createSign('sha256').update(signed).sign(this.privateKey).toString('base64url'),
    })
  }

  private credential<T extends object>(response: T) {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }

  private clientData(type: string, challenge: string) {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }))
  }

  private header(flags = 0) {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    const all = flags | USER_PRESENT | (this.verifiesUser ? USER_VERIFIED : 0)
    return Buffer.concat([createHash('sha256').update(this.domain).digest(), Buffer.from([all]), counter])
  }
}

/** CBOR (RFC 8949): a short text, and bytes of any length below 65,536. */
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
const bytes = (value: Buffer) =>
  Buffer.concat([
    value.length < 256
      ? Buffer.from([0x58, value.length])
      : Buffer.from([0x59, value.length >> 8, value.length & 255]),
    value,
  ])
