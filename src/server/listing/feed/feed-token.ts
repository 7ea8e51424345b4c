import { createHash, randomBytes } from 'node:crypto'

/** The secret part of a feed's address: 256 random bits, 43 letters. */
export const newFeedToken = (): string => randomBytes(32).toString('base64url')

/** The stored hash of the token, as the text that PostgreSQL reads as bytes. */
export const feedTokenHash = (token: string): string =>
  `\\x${createHash('sha256').update(token).digest('hex')}`

const TOKEN = /^[\w-]{43}$/

/** Whether a text can be the secret part of an address at all. */
export const isFeedToken = (text: string): boolean => TOKEN.test(text)
