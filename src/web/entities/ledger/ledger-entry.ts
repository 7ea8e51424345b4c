/** One line of the person's accounts, with its cause. */
export interface LedgerEntry {
  id: number
  account: string
  kind: string
  at: string
  amount_cents: number
  booking_id: string | null
  booking_number: number | null
  /** Whether the person lends in that booking, or rents. */
  is_lending: boolean | null
  item_id: string | null
  item_title: string | null
  item_titles: Record<string, string> | null
  item_language: string | null
  /** Of the rental's place. */
  time_zone: string | null
  /** The claim that was made good. */
  claim_id: string | null
  payout_id: string | null
  payout_number: number | null
  /** Of what was charged to a renter, or went back: for what. */
  purpose: string | null
  /** The first name of the renter whose rental brought a commission. */
  referred_name: string | null
}

/** Which entries an amount is the sum of: of the person's own, or of what a moderator decides on. */
export interface EntryFilter {
  isCase?: boolean
  account?: string | readonly string[]
  kinds?: readonly string[]
  purposes?: readonly string[]
  /** First day of a month, ISO 8601. */
  month?: string
  /** The same, and from it on. */
  since?: string
  itemId?: string
  bookingId?: string
  claimId?: string | undefined
  payoutId?: string
  /** Commissions of this level alone. */
  level?: number
  /** Without what payouts moved. */
  isEarned?: boolean
}

export const ENTRY_COLUMNS =
  'id, account, kind, at, amount_cents, booking_id, booking_number, is_lending, item_id, item_title, item_titles, item_language, time_zone, claim_id, payout_id, payout_number, purpose, referred_name'
