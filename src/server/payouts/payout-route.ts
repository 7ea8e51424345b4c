import type { Deps } from '#server/deps.ts'
import type { Bank } from '#server/providers/bank.ts'

/**
 * The service that pays to a method of this kind: the bank to an IBAN, the payment provider to an account of its own.
 * Undefined where the operator pays by hand, or where the provider of the account is no longer in use.
 */
export function payoutRoute({ bank, payoutAccounts }: Deps, kind: string): Bank | undefined {
  if (kind === 'iban') return bank
  return payoutAccounts?.name === kind ? payoutAccounts : undefined
}
