import { createHash, createHmac, randomUUID } from 'node:crypto'
import type { AuthDeps } from '../deps.ts'

export interface RefreshToken {
  id: string
  token: string
  hash: Buffer
}

/** A new refresh token. */
export const newRefreshToken = ({ config }: AuthDeps): RefreshToken =>
  refreshTokenOf(config.secrets.signing, randomUUID())

/**
 * The refresh token of a row. It is computed from the row's id with the signing secret, so the table keeps its hash
 * alone, and still a client that lost an answer can be given the same token again.
 */
export function refreshTokenOf(secret: string, id: string): RefreshToken {
  const mac = createHmac('sha256', secret).update(`refresh-token:${id}`)
  const token = mac.digest('base64url').slice(0, 32)
  return { id, token, hash: refreshTokenHash(token) }
}

/** The hash of a refresh token, the only form in which the table stores it. */
export const refreshTokenHash = (token: string) => createHash('sha256').update(token).digest()
