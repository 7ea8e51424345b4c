import type { KeyGrant } from '#backend/db/caller.ts'
import type { ApiScope } from '#domain/access/api-scopes.ts'

interface Grant {
  reads: readonly string[]
  writes?: Readonly<Record<string, readonly ('POST' | 'PATCH' | 'PUT' | 'DELETE')[]>>
}

/** What everybody may read, whatever the scopes: the words that ids stand for. */
const PUBLIC = ['categories', 'hubs', 'lifecycle_transitions', 'public_profiles', 'public_reviews']
const LISTINGS = [
  'condition_photos',
  'items',
  'item_blocks',
  'item_images',
  'item_locations',
  'item_revisions',
  'item_units',
  'listing_events',
  'my_listings',
]
const ALL_WRITES = ['POST', 'PATCH', 'PUT', 'DELETE'] as const

/**
 * Tables, views and functions of the data API that each scope opens, still under the person's own row-level security.
 * What is not listed no key reaches: money and payouts, proofs of identity, the account, other keys, QR codes.
 */
const GRANTS: Record<ApiScope, Grant> = {
  'listings:read': { reads: LISTINGS },
  'listings:write': {
    reads: LISTINGS,
    writes: {
      items: ALL_WRITES,
      item_blocks: ['POST', 'DELETE'],
      item_images: ALL_WRITES,
      item_units: ALL_WRITES,
    },
  },
  'bookings:read': {
    reads: ['bookings', 'booking_events', 'extensions', 'unit_returns', 'lender_calendar'],
  },
  'messages:read': { reads: ['conversations', 'conversation_participants', 'messages', 'read_marks'] },
  'office:read': {
    reads: ['open_decisions', 'platform_figures', 'staff_bookings', 'staff_items', 'waiting_listings'],
  },
}

/** Everything that a key with these scopes opens in the data API. */
export function grantOf(id: string, scopes: readonly ApiScope[]): KeyGrant {
  const grants = scopes.map((scope) => GRANTS[scope])
  return {
    id,
    scopes,
    reads: new Set([...PUBLIC, ...grants.flatMap(({ reads }) => reads)]),
    writes: new Map(
      grants.flatMap(({ writes = {} }) =>
        Object.entries(writes).map(([name, methods]) => [name, new Set(methods)] as const),
      ),
    ),
  }
}
