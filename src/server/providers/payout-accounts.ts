import type { AccountFacts, AccountKind } from '#domain/payout/payout-method.ts'
import type { Bank } from './bank.ts'

/** A person for whom the provider opens an account. */
export interface AccountRequest {
  /** The same key answers the same account. */
  idempotencyKey: string
  userId: string
  email: string
  /** ISO 3166, of which the person is a resident; never changes. */
  country: string
}

/** An account as its provider sees it. */
export interface ProviderAccount extends AccountFacts {
  /** The last digits of the bank account behind it, once there is one. */
  last4: string | null
}

/**
 * A provider's notification about an account or payout. Only a hint: may come late, twice or out of order, so ask for
 * the state.
 */
export interface PayoutEvent {
  id: string
  type: string
  account?: string
  /** Our payout, where the provider keeps its id with its own. */
  payoutId?: string
}

/**
 * Accounts of users at the payment provider, which checks who they are on pages of its own, and to which payouts go
 * from the platform's balance. All methods throw a `PaymentProviderError`; `pay` also a `BankRefused`.
 */
export interface PayoutAccounts extends Bank {
  /** As in `payout_methods.kind`. */
  readonly name: AccountKind
  /** The header that carries a webhook's signature. */
  readonly signatureHeader: string
  createAccount(request: AccountRequest): Promise<string>
  /** The address of the provider's page on which the person goes on; good for a few minutes and one visit. */
  openOnboarding(account: string, pages: { returnUrl: string; refreshUrl: string }): Promise<string>
  findAccount(account: string): Promise<ProviderAccount>
  /** Sends the account of a paid order again what was taken back from it; at most that much, and once a key. */
  sendAgain(ids: readonly string[], cents: number, idempotencyKey: string): Promise<void>
  /** As `parseWebhook` of the payments. */
  parseWebhook(
    rawBody: string,
    signature: string | undefined,
    now: Date,
  ): PayoutEvent | 'unreadable' | undefined
}
