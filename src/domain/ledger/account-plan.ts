/** The kinds of accounts of the ledger. The provider and the platform have one each; of the others each person has one. */
export const ACCOUNT_KINDS = [
  'provider',
  'renter',
  'lender_pending',
  'lender',
  'affiliate',
  'payout',
  'platform',
] as const
export type AccountKind = (typeof ACCOUNT_KINDS)[number]

/** What the accounts are called in the files for the operator's books. */
export const ACCOUNT_NAMES: Readonly<Record<AccountKind, string>> = {
  provider: 'Money in transit (payment provider)',
  payout: 'Payouts in transit',
  lender_pending: 'Items in transit (rentals under way)',
  renter: 'Third-party funds (renters)',
  lender: 'Other liabilities (lenders)',
  affiliate: 'Other liabilities, up to a year (affiliates)',
  platform: 'Clearing account (fees and losses)',
}

/** The charts of accounts that DATEV knows by a number, and any other one. */
export const CHARTS = ['skr03', 'skr04', 'other'] as const
export type Chart = (typeof CHARTS)[number]

/**
 * Where the ledger stands in the operator's books until they say otherwise, by numbers of the German SKR03, in the order of
 * the kinds. No number computes VAT: the fee's is in the invoices, which have an export of their own, so what the platform
 * keeps waits in a clearing account for them. People's accounts are one each in the ledger and one a kind here
 * (docs/decisions/the-ledger-leaves-as-clearing-accounts.md).
 */
export const DEFAULT_NUMBERS: readonly string[] = ['1360', '1592', '1590', '1700', '1701', '1361', '1792']
export const DEFAULT_CHART: Chart = 'skr03'

/** The numbers that bookkeeping programs take, all of one plan equally long. */
export const ACCOUNT_NUMBER = /^\d{4,8}$/

export type AccountNumbers = Readonly<Record<AccountKind, string>>

/** Which number stands for which kind, from a list in the order of the kinds. */
export const numbersByKind = (numbers: readonly string[]): AccountNumbers =>
  Object.fromEntries(ACCOUNT_KINDS.map((kind, at) => [kind, numbers[at]!])) as AccountNumbers
