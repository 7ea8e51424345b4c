import type { Locale } from '#server/mail/locale.ts'
import { writeMail } from '#server/mail/write-mail.ts'
import type { Challenge } from './challenge.ts'
import type { AuthDeps } from './deps.ts'
import { linkUrl } from './link-url.ts'
import { makeCode, type TokenType } from './make-code.ts'
import type { Queryable, UserRow } from './user-row.ts'

/** How each kind of code is kept, mailed and remembered. */
const KINDS = {
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
} as const satisfies Record<
  string,
  { tokenType: TokenType; template: string; sentAt: string; method: string }
>

export type CodeKind = keyof typeof KINDS

export interface SendCode {
  kind: CodeKind
  user: Pick<UserRow, 'id' | 'email'>
  locale: Locale
  redirectTo: string
  challenge?: Challenge | undefined
}

/** Makes a code for the account's address and puts the mail with it into the outbox, in the same transaction. */
export async function sendCode(deps: AuthDeps, client: Queryable, request: SendCode): Promise<void> {
  const { tokenType, template, sentAt, method } = KINDS[request.kind]
  const { user, challenge, redirectTo } = request
  const email = user.email!
  const { code, tokenHash } = await makeCode(deps, client, {
    userId: user.id,
    tokenType,
    email,
    challenge,
    method,
  })
  await client.query({
    name: `sent-${sentAt}`,
    text: `update auth.users set ${sentAt} = $2, updated_at = $2 where id = $1`,
    values: [user.id, deps.now()],
  })
  await writeMail(client, {
    to: email,
    locale: request.locale,
    template,
    data: {
      code,
      url: linkUrl(deps, request.kind, tokenHash, redirectTo),
      minutes: Math.round(deps.settings.codeSeconds / 60),
    },
  })
}
