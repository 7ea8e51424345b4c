import type { Queryable } from '#backend/db/sql-transaction.ts'
import type { AuthDeps } from '../deps.ts'
import type { UserRow } from '../user-row.ts'
import type { Challenge } from './challenge.ts'
import { mailedLinkUrl } from './link-url.ts'
import { makeCode } from './make-code.ts'

/** For each kind of code: how it is stored, which mail carries it, and which column remembers when it was sent. */
export const CODE_KINDS = {
  signup: {
    tokenType: 'confirmation_token',
    template: 'confirm-sign-up',
    sentAt: 'confirmation_sent_at',
    method: 'email/signup',
  },
  invite: {
    tokenType: 'confirmation_token',
    template: 'invitation',
    sentAt: 'confirmation_sent_at',
    method: 'invite',
  },
  magiclink: {
    tokenType: 'recovery_token',
    template: 'magic-link',
    sentAt: 'recovery_sent_at',
    method: 'magiclink',
  },
  recovery: {
    tokenType: 'recovery_token',
    template: 'recovery',
    sentAt: 'recovery_sent_at',
    method: 'recovery',
  },
} as const

export type CodeKind = keyof typeof CODE_KINDS

export interface SendCode {
  kind: CodeKind
  user: Pick<UserRow, 'id' | 'email'>
  languages: readonly string[]
  redirectTo: string
  challenge?: Challenge | undefined
  /** See `makeCode`. */
  dropsPassword?: boolean
}

/** Makes a code for the account's address and puts the mail with it into the outbox, in the same transaction. */
export async function sendCode(deps: AuthDeps, tx: Queryable, request: SendCode): Promise<void> {
  const { tokenType, template, sentAt, method } = CODE_KINDS[request.kind]
  const { user, challenge, redirectTo } = request
  const email = user.email!
  const { code, tokenHash } = await makeCode(deps, tx, {
    userId: user.id,
    tokenType,
    email,
    challenge,
    method,
    dropsPassword: request.dropsPassword,
  })
  await markSent(deps, tx, user.id, sentAt)
  await deps.mail(tx, {
    to: email,
    languages: request.languages,
    template,
    data: {
      code,
      url: mailedLinkUrl(deps, { type: request.kind, tokenHash, redirectTo }),
      minutes: codeMinutes(deps),
    },
  })
}

export type SentAt =
  | 'confirmation_sent_at'
  | 'recovery_sent_at'
  | 'reauthentication_sent_at'
  | 'email_change_sent_at'

/** Remembers on the account when a code of this kind was sent last. */
export async function markSent(deps: AuthDeps, tx: Queryable, userId: string, column: SentAt) {
  await tx.query({
    name: `mark-${column}`,
    text: `update auth.users set ${column} = $2, updated_at = $2 where id = $1`,
    values: [userId, deps.now()],
  })
}

/** Minutes for which a mailed code stays valid, for the text of the mail. */
export const codeMinutes = (deps: AuthDeps) => Math.round(deps.settings.codeSeconds / 60)
