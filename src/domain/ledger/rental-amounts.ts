/** The entries of one person and one rental in the ledger that add up to an amount. */
export interface EntriesOf {
  account: string | readonly string[]
  kinds: readonly string[]
  /** For charges to the renter: what they were for. */
  purposes?: readonly string[]
}

/** The amounts of a rental that are booked, each by the entries of its renter or lender that it is the sum of. */
export const RENTAL_AMOUNTS = {
  /** The price, as far as it was charged to the renter. */
  charged: { account: 'renter', kinds: ['capture'], purposes: ['rental', 'extension'] },
  /** Of the price, what a later end cost. */
  extended: { account: 'renter', kinds: ['capture'], purposes: ['extension'] },
  /** Refunds to the renter; negative. */
  refunded: { account: 'renter', kinds: ['refund'] },
  depositTaken: { account: 'renter', kinds: ['capture'], purposes: ['deposit'] },
  /** Charges to the renter for a late return or a claim, beyond the deposit. */
  surcharged: { account: 'renter', kinds: ['capture'], purposes: ['late_fee', 'claim'] },
  /** What the renter paid for a late return or claims; negative. */
  compensating: { account: 'renter', kinds: ['compensation'] },
  /** The price as it is owed to the lender since the pick-up. */
  owed: { account: 'lender_pending', kinds: ['pick_up', 'top_up'] },
  /** Taken from the lender by hand, back to the renter; negative. */
  adjusted: { account: ['lender_pending', 'lender'], kinds: ['adjustment'] },
  /** Credited to the lender by hand, at the platform's cost. */
  credited: { account: 'lender', kinds: ['goodwill'] },
  /** The part of the price that did not reach the lender; negative. */
  fee: { account: ['lender_pending', 'lender'], kinds: ['release'] },
  /** The part of the price that reached the lender. */
  released: { account: 'lender', kinds: ['release'] },
  /** Payments to the lender for a late return or claims. */
  compensated: { account: 'lender', kinds: ['compensation'] },
} as const satisfies Record<string, EntriesOf>

export type RentalAmountName = keyof typeof RENTAL_AMOUNTS

/** The sum of the entries that an amount is made of, in cents. */
export const sumOfEntries = (
  entries: readonly { account: string; kind: string; purpose: string | null; amount_cents: number }[],
  { account, kinds, purposes }: EntriesOf,
): number =>
  entries
    .filter(
      (entry) =>
        [account].flat().includes(entry.account) &&
        kinds.includes(entry.kind) &&
        (!purposes || (entry.purpose !== null && purposes.includes(entry.purpose))),
    )
    .reduce((sum, { amount_cents }) => sum + amount_cents, 0)
