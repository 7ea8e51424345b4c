import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import type { ProvenStep } from '#domain/kyc/document.ts'

/** The fields of an item that a line of the overview shows; null if the item was deleted. */
export interface OverviewItem {
  title: string | null
  language: string
  /** Titles by language. */
  translations: Partial<Record<string, string>> | null
}

export interface OverviewRental {
  id: string
  status: BookingStatus
  side: 'owner' | 'renter'
  need: 'answer' | 'pick_up' | 'return' | null
  due_at: string
  start_date: string
  end_date: string
  time_zone: string
  other_name: string | null
  item: OverviewItem
  image: string | null
}

export interface Overview {
  kyc_level: number
  kyc_status: string
  listing_count: number
  rentals: OverviewRental[]
  claims: { id: string; due_at: string; item: OverviewItem }[]
  /** Conversations with unread messages, the newest first. */
  messages: { id: string; other_name: string | null; item: OverviewItem }[]
  /** Rentals that this person may review and has not; no `due_at` until the rental is completed. */
  reviews: { id: string; due_at: string | null; other_name: string | null; item: OverviewItem }[]
  returned_listings: { id: string; title: string; at: string }[]
  rejected_step: ProvenStep | null
  balances: Partial<Record<'lender' | 'lender_pending' | 'affiliate' | 'payout', number>>
}
