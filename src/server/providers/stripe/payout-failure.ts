/** Why money did not reach a bank, in the codes for which the product has sentences. */
const FAILURES: Record<string, string> = {
  account_closed: 'account_closed',
  account_frozen: 'account_closed',
  bank_account_restricted: 'account_closed',
  incorrect_account_holder_address: 'account_wrong',
  incorrect_account_holder_name: 'account_wrong',
  incorrect_account_holder_tax_id: 'account_wrong',
  incorrect_account_type: 'account_wrong',
  invalid_account_number: 'account_wrong',
  invalid_account_number_length: 'account_wrong',
  no_account: 'account_wrong',
  account_invalid: 'account_restricted',
  insufficient_capabilities_for_transfer: 'account_restricted',
  payouts_not_allowed: 'account_restricted',
  transfers_not_allowed: 'account_restricted',
}

/** Stripe's code of a refused transfer or a failed payout in one of the product's. */
export const payoutFailure = (code: string): string => FAILURES[code] ?? 'bank_refused'
