import { timingSafeEqual } from 'node:crypto'
import type { Queryable } from '#backend/db/sql-transaction.ts'
import type { AuthDeps } from '../deps.ts'
import { codeHashes, type TokenType } from './make-code.ts'

// With this many tries, a thief's chance at a six-digit code is one in a hundred thousand.
const MAX_ATTEMPTS = 10

export interface RedeemedToken {
  id: string
  user_id: string
  token_type: TokenType
  token_hash: string
  relates_to: string
  flow_state_id: string | null
  drops_password: boolean
}

type Row = RedeemedToken & { created_at: Date; attempts: number }

/**
 * Takes a mailed code: deletes it and tells what it was, or counts the failed try and returns nothing. The caller's
 * transaction must commit either way, or tries would be free.
 */
export async function redeemCode(
  deps: AuthDeps,
  tx: Queryable,
  userId: string,
  types: TokenType[],
  email: string,
  code: string,
): Promise<RedeemedToken | undefined> {
  const { rows } = await tx.query<Row>({
    name: 'redeem-code-find',
    text: `select * from auth.one_time_tokens
           where user_id = $1 and token_type = any($2::auth.one_time_token_type[]) and relates_to = $3
           order by token_type for update`,
    values: [userId, types, email],
  })
  const hashes = codeHashes(deps, email, code.trim())
  const open = rows.filter((row) => isFresh(deps, row) && row.attempts < MAX_ATTEMPTS)
  const match = open.find((row) => hashes.some((hash) => same(row.token_hash.replace(/^pkce_/, ''), hash)))
  if (match) return deleteToken(tx, match)
  await countFailure(tx, rows)
}

/** Takes the token of a mailed link, once. */
export async function redeemLink(
  deps: AuthDeps,
  tx: Queryable,
  types: TokenType[],
  tokenHash: string,
): Promise<RedeemedToken | undefined> {
  const { rows } = await tx.query<Row>({
    name: 'redeem-link-find',
    text: `select * from auth.one_time_tokens
           where token_hash = $1 and token_type = any($2::auth.one_time_token_type[]) for update`,
    values: [tokenHash, types],
  })
  const match = rows.find((row) => isFresh(deps, row))
  return match && deleteToken(tx, match)
}

async function deleteToken(tx: Queryable, token: Row): Promise<RedeemedToken> {
  await tx.query({
    name: 'redeem-code-delete',
    text: 'delete from auth.one_time_tokens where id = $1',
    values: [token.id],
  })
  return token
}

/** The link of the same mail goes on working: it cannot be guessed, and a stranger's tries must not end it. */
async function countFailure(tx: Queryable, rows: Row[]) {
  await tx.query({
    name: 'redeem-code-fail',
    text: `update auth.one_time_tokens set attempts = attempts + 1 where id = any($1) and attempts < ${MAX_ATTEMPTS}`,
    values: [rows.map(({ id }) => id)],
  })
}

const isFresh = (deps: AuthDeps, { created_at }: Row) =>
  deps.now().getTime() - created_at.getTime() < deps.settings.codeSeconds * 1000

const same = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
