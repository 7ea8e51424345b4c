import { createHmac, randomInt, randomUUID } from 'node:crypto'
import type { Queryable } from '#backend/db/sql-transaction.ts'
import { signingSecrets } from '#backend/keys/secrets.ts'
import type { AuthDeps } from '../deps.ts'
import type { Challenge } from './challenge.ts'

export type TokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'reauthentication_token'
  | 'email_change_token_new'
  | 'email_change_token_current'

export interface CodeRequest {
  userId: string
  tokenType: TokenType
  /** The address that the code goes to; the code works together with it alone. */
  email: string
  challenge?: Challenge | undefined
  /**
   * Whether an account whose address this code confirms loses its password, because the reader of the mail may not be
   * the person who chose it.
   */
  dropsPassword?: boolean | undefined
  /** The `amr` method that a PKCE link stands for. */
  method: string
}

export interface Code {
  code: string
  /** The hash that a link contains instead of the code. */
  tokenHash: string
}

/** Makes a six-digit code and its link token; they replace the account's earlier ones of this type. */
export async function makeCode(deps: AuthDeps, tx: Queryable, request: CodeRequest): Promise<Code> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const prefix = request.challenge ? 'pkce_' : ''
  const tokenHash = prefix + codeHash(deps, request.email, code)
  const now = deps.now()
  const flowId = request.challenge ? await startFlow(deps, tx, request, request.challenge) : null
  await tx.query({
    name: 'make-code',
    text: `insert into auth.one_time_tokens (user_id, token_type, token_hash, relates_to, flow_state_id,
             drops_password, created_at, updated_at)
           values ($1, $2, $3, $4, $5, $6, $7, $7)
           on conflict (user_id, token_type) do update set token_hash = excluded.token_hash,
             relates_to = excluded.relates_to, flow_state_id = excluded.flow_state_id,
             drops_password = excluded.drops_password, attempts = 0,
             created_at = excluded.created_at, updated_at = excluded.updated_at`,
    values: [
      request.userId,
      request.tokenType,
      tokenHash,
      request.email,
      flowId,
      request.dropsPassword ?? false,
      now,
    ],
  })
  return { code, tokenHash }
}

/**
 * The stored form of a code, which is also the token of its link: 56 hex digits as in the protocol, but keyed with the
 * signing secret. Otherwise a stranger who knows the address could try the links of all million codes.
 */
export const codeHash = (deps: AuthDeps, email: string, code: string): string =>
  codeHashes(deps, email, code)[0]!

/** The stored forms that a code may have while the signing secret is being changed. */
export const codeHashes = (deps: AuthDeps, email: string, code: string): string[] =>
  signingSecrets(deps.config.secrets).map((secret) =>
    createHmac('sha224', secret).update(`one-time-code:${email}:${code}`).digest('hex'),
  )

async function startFlow(deps: AuthDeps, tx: Queryable, request: CodeRequest, challenge: Challenge) {
  const id = randomUUID()
  await tx.query({
    name: 'start-flow',
    text: `insert into auth.flow_state (id, user_id, code_challenge, code_challenge_method, provider_type,
             authentication_method, created_at, updated_at)
           values ($1, $2, $3, $4, 'email', $5, $6, $6)`,
    values: [id, request.userId, challenge.value, challenge.method, request.method, deps.now()],
  })
  return id
}
