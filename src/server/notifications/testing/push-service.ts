import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { importJWK, jwtVerify } from 'jose'
import type { PushMessage } from '#contract/push-message.ts'

export interface TestBrowser {
  endpoint: string
  p256dh: string
  auth: string
}

export interface PushServiceDouble {
  /** A browser that has subscribed here. */
  browser(): TestBrowser
  /** The messages that its owner would see, decrypted with its own keys. */
  messagesTo(browser: TestBrowser): PushMessage[]
  /** How it answers from now on. */
  answerWith(status: number): void
  /** Requests so far. */
  requests: { path: string; authorization: string; ttl: string }[]
  /** Checks a request as a push service does (RFC 8292); throws for a forged one. */
  verify(authorization: string): Promise<string>
  close(): Promise<void>
}

/** A push service on this machine, with browsers that decrypt by RFC 8291 and RFC 8188. */
export async function startPushService(): Promise<PushServiceDouble> {
  const keys = new Map<string, { pair: ReturnType<typeof createECDH>; auth: Buffer }>()
  const bodies = new Map<string, Buffer[]>()
  const requests: PushServiceDouble['requests'] = []
  let status = 201
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const path = request.url ?? ''
    requests.push({
      path,
      authorization: request.headers.authorization ?? '',
      ttl: String(request.headers.ttl),
    })
    if (status < 300) bodies.set(path, [...(bodies.get(path) ?? []), Buffer.concat(parts)])
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    requests,
    browser() {
      const pair = createECDH('prime256v1')
      const p256dh = pair.generateKeys('base64url')
      const auth = randomBytes(16)
      const path = `/send/${randomBytes(8).toString('hex')}`
      keys.set(path, { pair, auth })
      return { endpoint: origin + path, p256dh, auth: auth.toString('base64url') }
    },
    messagesTo({ endpoint }) {
      const path = new URL(endpoint).pathname
      const { pair, auth } = keys.get(path)!
      return (bodies.get(path) ?? []).map((body) => JSON.parse(decrypt(body, pair, auth)) as PushMessage)
    },
    answerWith: (next) => {
      status = next
    },
    async verify(authorization) {
      const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
      const point = Buffer.from(key, 'base64url')
      const jwk = {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      }
      await jwtVerify(token, await importJWK(jwk, 'ES256'), {
        audience: origin,
        requiredClaims: ['exp', 'sub'],
      })
      return key
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function decrypt(body: Buffer, pair: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + body[20]!)
  const sealed = body.subarray(21 + body[20]!)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32))
  const derive = (use: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${use}\0`, bytes))
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  cipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}
