import type { Queryable } from '#backend/db/sql-transaction.ts'

/**
 * What an application does when something happens to an account, each in the transaction in which it happens: what
 * a hook throws undoes the whole. Rows of its own for a new account come from triggers on `auth.users`.
 */
export interface Hooks {
  /** An address counts as its account's from now on; `hasReadMail` says that a code or link from there proved it. */
  emailConfirmed?(
    client: Queryable,
    account: { userId: string; email: string; hasReadMail: boolean },
  ): Promise<void>
  /** Takes one of the application's recovery codes for a lost second factor, once; false if it is none of them. */
  redeemRecoveryCode?(
    client: Queryable,
    attempt: { userId: string; code: string; now: Date },
  ): Promise<boolean>
  /** Empties an account of everything personal (soft delete), in place of what the backend does by itself. */
  eraseAccount?(client: Queryable, userId: string): Promise<void>
}
