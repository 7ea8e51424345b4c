import type { Queryable } from '#backend/db/sql-transaction.ts'

/** Changes to an account's sign-in of which its owner is notified. */
export type AccountChange =
  | 'password-changed'
  | 'password-dropped'
  | 'email-changed'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'recovery-code-used'
  | 'passkey-added'
  | 'passkey-removed'
  | 'provider-linked'
  | 'provider-unlinked'

/** A code and a link that do the same. */
interface CodeAndLink {
  code: string
  url: string
  /** Minutes for which code and link stay valid. */
  minutes: number
}

/** Every mail of the auth service with what its text needs. */
type Content =
  | { template: 'confirm-sign-up' | 'invitation' | 'magic-link' | 'recovery'; data: CodeAndLink }
  | { template: 'email-change'; data: CodeAndLink & { from: string; to: string } }
  | { template: 'reauthentication'; data: Omit<CodeAndLink, 'url'> }
  /** A sign-up used the address of an existing account. */
  | { template: 'account-exists'; data: Record<string, never> }
  | { template: 'account-changed'; data: { change: AccountChange; userId: string } }

export type AuthMail = Content & {
  to: string
  /** The languages that the reader asked for, the most wanted first: tags or `Accept-Language` lists. */
  languages: readonly string[]
}

/**
 * Sends a mail if and only if the transaction `tx` commits, by writing it down there. Text and layout are the
 * application's.
 */
export type SendAuthMail = (tx: Queryable, mail: AuthMail) => Promise<void>
