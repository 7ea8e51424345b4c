import { createHmac, timingSafeEqual } from 'node:crypto'

const TOLERANCE_SECONDS = 300

/** The signature header of a webhook: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`. */
export function signWebhook(rawBody: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${mac(secret, seconds, rawBody)}`
}

/** Whether a signature header fits the body and is at most five minutes away from `now`, either way. */
export function isSignedWebhook(
  rawBody: string,
  header: string | undefined,
  secret: string,
  now: Date,
): boolean {
  const parts = (header ?? '').split(',').map((part) => part.trim())
  const time = parts.find((part) => part.startsWith('t='))?.slice(2) ?? ''
  if (!/^\d{1,12}$/.test(time)) return false
  if (Math.abs(now.getTime() / 1000 - Number(time)) > TOLERANCE_SECONDS) return false
  const expected = mac(secret, Number(time), rawBody)
  // There may be several: a provider signs with the old and the new secret while one replaces the other.
  return parts.some((part) => part.startsWith('v1=') && same(part.slice(3), expected))
}

const mac = (secret: string, seconds: number, rawBody: string): string =>
  createHmac('sha256', secret).update(`${seconds}.${rawBody}`).digest('hex')

function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
