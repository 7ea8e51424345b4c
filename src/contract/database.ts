import type { BookingTerms } from '#domain/booking/booking-terms.ts'
import type { CancellationPolicy } from '#domain/booking/cancellation.ts'
import type { Check } from '#domain/booking/checklist.ts'
import type { DeliveryMethod } from '#domain/booking/delivery.ts'
import type { ExtensionStatus } from '#domain/booking/extension-lifecycle.ts'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import type { OpeningHours } from '#domain/booking/opening-hours.ts'
import type {
  Attribute,
  AttributeChoice,
  AttributeKind,
  AttributeValues,
} from '#domain/category/attributes.ts'
import type { ClaimKind } from '#domain/claim/claim-window.ts'
import type { LateFee } from '#domain/claim/late-fee.ts'
import type { ClaimStatus } from '#domain/claim/lifecycle.ts'
import type { VatCategory } from '#domain/invoice/vat-treatment.ts'
import type { ProvenStep } from '#domain/kyc/document.ts'
import type { ListingStatus } from '#domain/listing/lifecycle.ts'
import type { ListingPhoto, RevisionStatus } from '#domain/listing/revision.ts'
import type { CaseStatus } from '#domain/moderation/case-lifecycle.ts'
import type { CaseReason, CaseSubject } from '#domain/moderation/cases.ts'
import type { NoticeKind } from '#domain/notification/topics.ts'
import type { PayoutStatus } from '#domain/payout/lifecycle.ts'
import type { PayoutMethodKind, PayoutMethodStatus } from '#domain/payout/payout-method.ts'
import type { ReviewKind } from '#domain/review/review.ts'
import type { ReviewTag } from '#domain/review/review-tags.ts'
import type { WishStatus } from '#domain/wish/lifecycle.ts'
import type { AuditEntry } from './audit-entry.ts'
import type { BookedUnit } from './booked-unit.ts'
import type { Database as Generated } from './database.types.ts'
import type { InvoiceKind } from './invoices.ts'
import type { CalendarItems } from './lender-calendar.ts'
import type { MyListings, PriceHint } from './my-listings.ts'
import type { Overview } from './overview.ts'
import type { PersonFacts } from './person-facts.ts'
import type { PersonFile } from './person-file.ts'
import type { PlatformFigures } from './platform-figures.ts'
import type { ReferralFigures } from './referral-figures.ts'
import type { ScannedUnit } from './scanned-unit.ts'
import type { SearchAnswer, SearchSuggestions, SimilarItem, WordsMeant } from './search-answer.ts'
import type { StaffCase } from './staff-case.ts'

type Public = Generated['public']
type Names = Partial<Record<string, string>>
type Translations = Partial<Record<string, { title?: string; description?: string }>>

/**
 * Narrower types for columns that are text or JSON in SQL, as a constraint, a lifecycle or a routine guarantees them.
 * They are stated only here, so that reads are typed from their list of columns, without a cast.
 */
interface Columns {
  bookings: {
    status: BookingStatus
    rental_type: 'hour' | 'day'
    delivery_method: DeliveryMethod
    cancellation_policy: CancellationPolicy
    terms: BookingTerms
    /** Computed from columns that are never null. */
    total_cents: number
    due_cents: number
  }
  booking_events: { details: { message?: string } }
  calendar_sources: {
    fault: 'forbidden' | 'unreachable' | 'too-large' | 'too-many' | 'too-slow' | 'not-calendar' | null
  }
  case_ledger_entries: { item_titles: Record<string, string> | null }
  cases: { subject: CaseSubject; reason: CaseReason | 'appeal'; status: CaseStatus }
  categories: { names: Names }
  category_attributes: { kind: AttributeKind; names: Attribute['names']; choices: AttributeChoice[] }
  claim_events: {
    to_status: ClaimStatus
    details: { message?: string; offerCents?: number; awardCents?: number; amountCents?: number }
  }
  claims: { kind: ClaimKind; status: ClaimStatus; calculation: LateFee | null }
  condition_photos: { kind: 'pick_up' | 'return' }
  deposits: { status: 'planned' | 'held' | 'failed' | 'released' | 'captured' }
  /** Of tables whose columns are never null, but for some amounts. */
  discrepancies: {
    id: string
    kind:
      | `payment.${'captured' | 'refunded' | 'status' | 'ledger' | 'missing' | 'disputed'}`
      | `payout.${'paid' | 'returned' | 'ledger' | 'missing' | 'waiting'}`
    found_at: string
  }
  extensions: { status: ExtensionStatus }
  handovers: {
    kind: 'pick_up' | 'return'
    role: 'owner' | 'renter'
    checklist: Partial<Record<Check, boolean>>
  }
  hubs: { opening_hours: OpeningHours }
  items: {
    status: ListingStatus
    translations: Translations
    attributes: AttributeValues
    delivery_methods: DeliveryMethod[]
    cancellation_policy: CancellationPolicy
    weekly_hours: OpeningHours | null
  }
  item_revisions: { status: RevisionStatus; images: ListingPhoto[]; attributes: AttributeValues }
  kyc_submissions: { step: ProvenStep; status: 'pending' | 'verified' | 'rejected' | 'expired' }
  my_earnings: { month: string; amount_cents: number }
  my_ledger_entries: { id: number; at: string; item_titles: Record<string, string> | null }
  /** Sums of columns that are never null. */
  my_ledger_sums: { account: string; kind: string; amount_cents: number; entries: number }
  notifications: { kind: NoticeKind; data: Record<string, unknown> }
  /** Of tables whose columns are never null, but for the days and the price. */
  invoices: { kind: InvoiceKind; vat_category: VatCategory }
  open_wishes: {
    id: string
    title: string
    note: string
    language: string
    category_id: string
    neighbourhood: string
    city: string
    country: string
    latitude: number
    longitude: number
    created_at: string
    expires_at: string
    first_name: string
    answer_count: number
  }
  order_lines: { price_divisor: 1 | 24 }
  payments: {
    status: 'created' | 'requires_action' | 'authorised' | 'captured' | 'voided' | 'refunded' | 'failed'
  }
  payout_methods: { kind: PayoutMethodKind; status: PayoutMethodStatus }
  payouts: { account: 'lender' | 'affiliate'; status: PayoutStatus }
  /** Contains only published rows. */
  public_reviews: { kind: ReviewKind; published_at: string; tags: ReviewTag[] }
  reviews: { kind: ReviewKind; tags: ReviewTag[] }
  staff_audit: Pick<AuditEntry, keyof AuditEntry>
  /** Items of their lenders, none of which is null. */
  waiting_listings: {
    id: string
    title: string
    language: string
    city: string
    owner_name: string
    is_change: boolean
    since: string
  }
  wishes: { status: WishStatus }
}

/** Results of the functions that build JSON, or whose columns may be null. */
interface Answers {
  booking_units: BookedUnit[]
  lender_calendar: CalendarItems
  my_listings: MyListings
  my_nearby_wishes: Public['Views']['open_wishes']['Row'][]
  price_hint: PriceHint | null
  my_overview: Overview
  my_referral_figures: ReferralFigures | null
  person_facts: PersonFacts | null
  person_file: PersonFile | null
  platform_figures: PlatformFigures | null
  scanned_unit: ScannedUnit[]
  search_items: SearchAnswer
  staff_cases: StaffCase[]
  search_suggestions: SearchSuggestions
  similar_items: SimilarItem[]
  words_meant: WordsMeant
}

type Narrowed<Row, Name> = Name extends keyof Columns ? Omit<Row, keyof Columns[Name]> & Columns[Name] : Row

type Tables = {
  [Name in keyof Public['Tables']]: Omit<Public['Tables'][Name], 'Row'> & {
    Row: Narrowed<Public['Tables'][Name]['Row'], Name>
  }
}

type Views = {
  [Name in keyof Public['Views']]: Omit<Public['Views'][Name], 'Row'> & {
    Row: Narrowed<Public['Views'][Name]['Row'], Name>
  }
}

type Functions = {
  [Name in keyof Public['Functions']]: Name extends keyof Answers
    ? { Args: Public['Functions'][Name]['Args']; Returns: Answers[Name] }
    : Public['Functions'][Name]
}

/** The schema as readers of the data API see it: the generated types with the narrower ones above. */
export interface Database {
  public: Omit<Public, 'Tables' | 'Views' | 'Functions'> & {
    Tables: Tables
    Views: Views
    Functions: Functions
  }
}
