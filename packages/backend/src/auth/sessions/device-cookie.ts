import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { isPublicAddress } from '#backend/http/public-address.ts'
import { addressGroup, clientAddress } from '#backend/http/sender.ts'
import { signingSecrets } from '#backend/keys/secrets.ts'
import type { AuthDeps } from '../deps.ts'

/** Browsers take a name of this prefix over TLS alone, so no page without it can put a cookie of its own in its place. */
const nameOf = ({ settings }: AuthDeps) => (isEncrypted(settings) ? '__Secure-device' : 'device')
const isEncrypted = ({ siteUrl }: AuthDeps['settings']) => siteUrl.startsWith('https:')
const LIFETIME_SECONDS = 365 * 86_400
/** Accounts that one browser is remembered by; the one that signed in longest ago goes first. */
const MAX_ACCOUNTS = 5

/**
 * Marks this browser as one in which the account has fully proved itself. The cookie is no proof of identity: a log-in that
 * brings it is counted by itself, so that strangers who guess passwords do not keep the owner out. It names no account;
 * each entry is a random id, the time and a keyed hash of both and the account.
 */
export async function rememberDevice(deps: AuthDeps, c: Context, userId: string) {
  const entries = readEntries(deps, c)
  const known = entries.find((entry) => isOf(deps, entry, userId))
  // The id stays: signing in again and again does not give a fresh count each time.
  const id = known?.id ?? randomBytes(12).toString('base64url')
  const fresh = signEntry(deps.config.secrets.signing, userId, id, Math.floor(deps.now().getTime() / 1000))
  const others = entries.filter((entry) => entry !== known).slice(0, MAX_ACCOUNTS - 1)
  const address = clientAddress(c, deps.config.trustProxy)
  await deps.hooks.browserKnown?.(deps.db.pool, {
    userId,
    browsers: [id, ...others.map((other) => other.id)],
    network: address && isPublicAddress(address) ? addressGroup(address) : null,
    now: deps.now(),
  })
  setCookie(c, nameOf(deps), [fresh, ...others.map(({ text }) => text)].join('~'), {
    path: new URL(deps.settings.externalUrl).pathname,
    maxAge: LIFETIME_SECONDS,
    httpOnly: true,
    sameSite: 'Lax',
    secure: isEncrypted(deps.settings),
  })
}

/** The id of this browser where the account has signed in here within a year; undefined for any made-up cookie. */
export const knownDevice = (deps: AuthDeps, c: Context, userId: string): string | undefined =>
  readEntries(deps, c).find((entry) => isOf(deps, entry, userId))?.id

interface Entry {
  text: string
  id: string
  /** Epoch seconds. */
  issuedAt: number
}

function readEntries(deps: AuthDeps, c: Context): Entry[] {
  const texts = (getCookie(c, nameOf(deps)) ?? '').split('~', MAX_ACCOUNTS)
  return texts.flatMap((text) => {
    const parts = /^([\w-]{16})\.(\d{1,12})\.[\w-]{43}$/.exec(text)
    return parts ? [{ text, id: parts[1]!, issuedAt: Number(parts[2]) }] : []
  })
}

function isOf(deps: AuthDeps, { text, id, issuedAt }: Entry, userId: string): boolean {
  const age = deps.now().getTime() / 1000 - issuedAt
  const given = Buffer.from(text)
  const isOurs = signingSecrets(deps.config.secrets).some((secret) => {
    const right = Buffer.from(signEntry(secret, userId, id, issuedAt))
    return right.length === given.length && timingSafeEqual(right, given)
  })
  return isOurs && age < LIFETIME_SECONDS
}

function signEntry(secret: string, userId: string, id: string, issuedAt: number): string {
  const mac = createHmac('sha256', secret).update(`device:${userId}:${id}:${issuedAt}`)
  return `${id}.${issuedAt}.${mac.digest('base64url')}`
}
