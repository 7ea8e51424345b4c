import type { Caller } from '#backend/db/caller.ts'
import type { Queryable } from '#backend/db/sql-transaction.ts'

/** The application's personal API keys: each acts as its person, within what it grants. */
export interface ApiKeys {
  /** What every key begins with; 43 characters of base64url follow. */
  prefix: string
  /** The key with this SHA-256 digest, if it holds at this moment, with its person's claims; notes that it was used. */
  find(client: Queryable, digest: Buffer, now: Date): Promise<Caller | undefined>
}

/**
 * The application's reactions to events of an account, each in the transaction of the event: an error in a hook undoes
 * the whole. An application creates its own rows for a new account by triggers on `auth.users`.
 */
export interface Hooks {
  /** An address counts as its account's from now on; `hasReadMail` says that a code or link from there proved it. */
  emailConfirmed?(
    client: Queryable,
    account: { userId: string; email: string; hasReadMail: boolean },
  ): Promise<void>
  /**
   * An account has fully proved itself in a browser. `browsers` are random ids that browser brings: its own for this
   * account, and at most four that it got with other accounts, which are not checked. `network` is the sender's address,
   * of IPv6 the /64; null where it is none of
   * the public internet. Runs after the session is open, on each sign-in and refresh.
   */
  browserKnown?(
    client: Queryable,
    seen: { userId: string; browsers: string[]; network: string | null; now: Date },
  ): Promise<void>
  /** Takes one of the application's recovery codes for a lost second factor, once; false if it is none of them. */
  redeemRecoveryCode?(
    client: Queryable,
    attempt: { userId: string; code: string; now: Date },
  ): Promise<boolean>
  /** Personal API keys, where the application has them. */
  apiKeys?: ApiKeys
  /**
   * What is set while this person reads a table or view of the data API, so that policies can know at planning who asks.
   * Asked at each of these requests.
   */
  readSettings?(client: Queryable, userId: string): Promise<Record<string, string>>
  /** Empties an account of everything personal (soft delete), in place of what the backend does by itself. */
  eraseAccount?(client: Queryable, userId: string): Promise<void>
}
