import { isStaff } from './is-staff.ts'
import type { Actor } from './permissions.ts'

/** Minutes for which an admin sees the site as a person; then it has to be begun again, with a reason. */
export const VIEW_MINUTES = 15

/** Whether an admin may see the site as this person: not as one of the team, who sees other people’s cases. */
export const isViewable = (person: Pick<Actor, 'roles' | 'duties'>): boolean => !isStaff(person)

/**
 * Tables, views and functions of the data API that show an admin what a person sees, under that person's row-level
 * security; nothing can be written. Not among them: messages and notices, proofs of identity, codes and keys, bank
 * details, and what belongs to the browser rather than the person. A case shows those, on cause, where the audit log says so.
 */
export const VIEWED: ReadonlySet<string> = new Set([
  'affiliate_users',
  'booking_events',
  'booking_record',
  'booking_units',
  'bookings',
  'categories',
  'claim_events',
  'claims',
  'condition_photos',
  'deposits',
  'extensions',
  'favourites',
  'handovers',
  'hubs',
  'item_blocks',
  'item_busy_periods',
  'item_images',
  'item_locations',
  'item_revisions',
  'item_units',
  'items',
  'items_like',
  'landing_category',
  'landing_overview',
  'landing_page',
  'landing_paths',
  'lender_calendar',
  'lifecycle_transitions',
  'listing_events',
  'my_balances',
  'my_commission_levels',
  'my_earnings',
  'my_ledger_entries',
  'my_ledger_sums',
  'my_listings',
  'my_overview',
  'my_referral_figures',
  'notification_settings',
  'open_wishes',
  'order_lines',
  'orders',
  'payments',
  'payout_settings',
  'payouts',
  'person_facts',
  'price_hint',
  'profiles',
  'public_profiles',
  'public_reviews',
  'refunds',
  'reviews',
  'saved_searches',
  'scanned_unit',
  'search_categories',
  'search_items',
  'search_places',
  'search_suggestions',
  'unavailable_lines',
  'unit_returns',
  'wish_answers',
  'words_meant',
  'wishes',
])
