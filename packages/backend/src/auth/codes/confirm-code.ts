import type { SqlTransaction } from '#backend/db/sql-transaction.ts'
import { applyEmailChange } from '../account/apply-email-change.ts'
import { confirmEmail } from '../account/confirm-email.ts'
import { notifyAccount } from '../account/notify-account.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthDeps } from '../deps.ts'
import { isBanned, lockUser, type UserRow } from '../user-row.ts'
import type { TokenType } from './make-code.ts'
import { type RedeemedToken, redeemCode, redeemLink } from './redeem-code.ts'

/** The types of token that each verification type accepts. */
const TYPES = new Map<string, TokenType[]>(
  Object.entries({
    signup: ['confirmation_token'],
    invite: ['confirmation_token'],
    magiclink: ['recovery_token'],
    recovery: ['recovery_token'],
    email: ['confirmation_token', 'recovery_token'],
    email_change: ['email_change_token_current', 'email_change_token_new'],
  }),
)

export type Proof = { type: string } & (
  | { key: 'email' | 'phone'; value: string; code: string }
  | { tokenHash: string }
)

/** Result of a confirmed code; `half` is the first of the two codes of a secure change of address. */
export type Confirmed = { userId: string; token: RedeemedToken; half: boolean }

/**
 * Takes a code or a link and does what it stands for. A refusal is returned, not thrown: the transaction must
 * commit, because it counted the try.
 */
export async function confirmCode(
  deps: AuthDeps,
  tx: SqlTransaction,
  proof: Proof,
): Promise<Confirmed | AuthError> {
  const token = await ('tokenHash' in proof
    ? redeemLink(deps, tx, TYPES.get(proof.type) ?? [], proof.tokenHash)
    : redeemTypedCode(deps, tx, proof))
  if (token instanceof AuthError) return token
  if (!token) return expired('tokenHash' in proof)
  const user = await lockUser(tx, 'id', token.user_id)
  if (!user) return expired('tokenHash' in proof)
  if (isBanned(user, deps.now())) return new AuthError(403, 'user_banned', 'User is banned')
  const half = await apply(deps, tx, user, token)
  return { userId: user.id, token, half }
}

async function redeemTypedCode(
  deps: AuthDeps,
  tx: SqlTransaction,
  proof: Extract<Proof, { key: string }>,
): Promise<RedeemedToken | undefined> {
  const userId = await userOf(tx, proof)
  const types = TYPES.get(proof.type)
  // A type that there is not is refused like a wrong code: otherwise it would tell which addresses have an account.
  if (!userId || !types || proof.key === 'phone') return
  return redeemCode(deps, tx, userId, types, proof.value, proof.code)
}

async function userOf(tx: SqlTransaction, proof: Extract<Proof, { key: string }>) {
  const { rows } = await tx.query<{ id: string }>(
    proof.key === 'phone'
      ? { name: 'code-phone', text: 'select id from auth.users where phone = $1', values: [proof.value] }
      : {
          name: 'code-email',
          text: `select id from auth.users where email = $1 and is_sso_user = false
                 union all
                 select user_id from auth.one_time_tokens
                 where $2 and relates_to = $1 and token_type = 'email_change_token_new'
                 limit 1`,
          values: [proof.value, proof.type === 'email_change'],
        },
  )
  return rows[0]?.id
}

async function apply(deps: AuthDeps, tx: SqlTransaction, user: UserRow, token: RedeemedToken) {
  if (token.token_type.startsWith('email_change')) {
    if (await applyEmailChange(deps, tx, user)) return true
    await announce(deps, tx, user.id, user.email_change)
    return false
  }
  const hasLostPassword = await confirmEmail(deps, tx, user, token.drops_password)
  // Who asked to reset it chooses another one now.
  if (hasLostPassword && token.token_type !== 'recovery_token')
    await notifyAccount(deps, tx, user.id, 'password-dropped')
  await announce(deps, tx, user.id, user.email)
  return false
}

async function announce(deps: AuthDeps, tx: SqlTransaction, userId: string, email: string | null) {
  if (email) await deps.hooks.emailConfirmed?.(tx, { userId, email, hasReadMail: true })
}

const expired = (byLink: boolean) =>
  new AuthError(
    403,
    'otp_expired',
    byLink ? 'Email link is invalid or has expired' : 'Token has expired or is invalid',
  )
