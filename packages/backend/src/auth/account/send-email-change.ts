import type { Queryable } from '#backend/db/sql-transaction.ts'
import type { Challenge } from '../codes/challenge.ts'
import { mailedLinkUrl } from '../codes/link-url.ts'
import { makeCode, type TokenType } from '../codes/make-code.ts'
import { codeMinutes } from '../codes/send-code.ts'
import type { AuthDeps } from '../deps.ts'
import type { UserRow } from '../user-row.ts'

export interface EmailChange {
  user: Pick<UserRow, 'id' | 'email'>
  newEmail: string
  languages: readonly string[]
  redirectTo: string
  challenge?: Challenge | undefined
}

/**
 * Stores the requested new address and mails a code to it, and with secure change on another code to the
 * address so far: the change happens when every code has come back.
 */
export async function sendEmailChange(deps: AuthDeps, tx: Queryable, change: EmailChange) {
  const { user, newEmail } = change
  await startEmailChange(deps, tx, user.id, newEmail)
  await sendTo(deps, tx, change, 'email_change_token_new', newEmail)
  if (deps.settings.secureEmailChange && user.email) {
    await sendTo(deps, tx, change, 'email_change_token_current', user.email)
  }
}

/** Sets the address that the account wants to change to, with nothing confirmed yet. */
export async function startEmailChange(deps: AuthDeps, tx: Queryable, userId: string, newEmail: string) {
  await tx.query({
    name: 'start-email-change',
    text: `with old as (
             delete from auth.one_time_tokens
             where user_id = $1 and token_type in ('email_change_token_new', 'email_change_token_current')
           )
           update auth.users set email_change = $2, email_change_confirm_status = 0, email_change_sent_at = $3,
             updated_at = $3
           where id = $1`,
    values: [userId, newEmail, deps.now()],
  })
}

async function sendTo(
  deps: AuthDeps,
  tx: Queryable,
  { user, newEmail, languages, redirectTo, challenge }: EmailChange,
  tokenType: TokenType,
  email: string,
) {
  const { code, tokenHash } = await makeCode(deps, tx, {
    userId: user.id,
    tokenType,
    email,
    challenge,
    method: 'email_change',
  })
  await deps.mail(tx, {
    to: email,
    languages,
    template: 'email-change',
    data: {
      code,
      url: mailedLinkUrl(deps, { type: 'email_change', tokenHash, redirectTo }),
      minutes: codeMinutes(deps),
      from: user.email ?? newEmail,
      to: newEmail,
    },
  })
}
