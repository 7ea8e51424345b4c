import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import type { ProvenStep } from '#domain/kyc/document.ts'
import type { ListingStatus } from '#domain/listing/lifecycle.ts'
import type { CaseStatus } from '#domain/moderation/case-lifecycle.ts'
import type { PayoutStatus } from '#domain/payout/lifecycle.ts'

/** A person as the back office sees them, as the database's `person_file` says it: the latest of each. Cents, ISO 8601. */
export interface PersonFile {
  id: string
  name: string
  email: string
  phone: string
  city: string
  locale: string
  avatar_path: string | null
  roles: string[]
  duties: string[]
  is_blocked: boolean
  kyc_level: number
  kyc_status: string
  rating_sum: number
  rating_count: number
  renter_rating_sum: number
  renter_rating_count: number
  created_at: string
  sign_in: {
    last_sign_in_at: string | null
    is_confirmed: boolean
    is_banned: boolean
    second_factors: number
    sessions: number
  } | null
  /** These three are for admins; a moderator gets none. */
  balances: { kind: 'lender_pending' | 'lender' | 'affiliate' | 'payout'; cents: number }[]
  rentals: {
    id: string
    number: number
    status: BookingStatus
    start_date: string
    end_date: string
    time_zone: string
    total_cents: number
    side: 'owner' | 'renter'
    other_id: string
    title: string | null
  }[]
  history: { id: number; action: string; at: string; actor: string | null }[]
  items: { id: string; title: string; language: string; status: ListingStatus; created_at: string }[]
  payouts: { id: string; amount_cents: number; status: PayoutStatus; created_at: string }[]
  identities: {
    id: string
    step: ProvenStep
    status: 'pending' | 'verified' | 'rejected' | 'expired'
    submitted_at: string
  }[]
  reports: { id: string; reason: string; message: string; status: CaseStatus; created_at: string }[]
  /** None where they are one's own. */
  tags: string[]
  notes: { id: number; text: string; created_at: string; author: string | null }[]
}
