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

/** An account of the operator's books. */
export interface PlannedAccount {
  number: string
  name: string
}

/**
 * Where the ledger stands in the operator's books, by numbers of the German SKR03. No number computes VAT: the fee's is in
 * the invoices, which have an export of their own, so what the platform keeps waits in a clearing account for them. People's
 * accounts are one each in the ledger and one a kind here (docs/decisions/the-ledger-leaves-as-clearing-accounts.md).
 */
export const ACCOUNT_PLAN: Readonly<Record<AccountKind, PlannedAccount>> = {
  provider: { number: '1360', name: 'Money in transit (payment provider)' },
  payout: { number: '1361', name: 'Payouts in transit' },
  lender_pending: { number: '1590', name: 'Items in transit (rentals under way)' },
  renter: { number: '1592', name: 'Third-party funds (renters)' },
  lender: { number: '1700', name: 'Other liabilities (lenders)' },
  affiliate: { number: '1701', name: 'Other liabilities, up to a year (affiliates)' },
  platform: { number: '1792', name: 'Clearing account (fees and losses)' },
}

/** The chart of accounts of which the plan's numbers are, as DATEV names it. */
export const CHART_OF_ACCOUNTS = '03'
