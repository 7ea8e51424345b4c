import { useQuery } from '@tanstack/react-query'
import type { CancellationPolicy } from '#domain/booking/cancellation.ts'
import type { DeliveryMethod } from '#domain/booking/delivery.ts'
import type { AttributeValues } from '#domain/category/attributes.ts'
import type { ListingStatus } from '#domain/listing/lifecycle.ts'
import type { RevisionStatus } from '#domain/listing/revision.ts'
import type { CaseStatus } from '#domain/moderation/case-lifecycle.ts'
import type { ListingVersion } from '../../entities/item/listing-changes.tsx'
import { isUuid } from '../../lib/is-uuid.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

export interface ListingToReview {
  id: string
  version: number
  status: ListingStatus
  title: string
  description: string
  language: string
  price_per_day_cents: number
  price_per_hour_cents: number | null
  deposit_cents: number
  neighbourhood: string
  city: string
  unit_count: number
  min_hours: number
  max_hours: number
  delivery_methods: DeliveryMethod[]
  cancellation_policy: CancellationPolicy
  updated_at: string
  owner_id: string
  owner: { name: string; email: string; kyc_level: number; created_at: string; avatar_path: string | null }
  category: { id: string; names: Partial<Record<string, string>> } | null
  attributes: AttributeValues
  images: { id: string; path: string; thumbhash: string | null }[]
  events: ListingEvent[]
  reports: ListingReport[]
  /** Changes that wait, and what was approved or looked at before; the latest first. */
  revisions: ListingRevision[]
}

export interface ListingRevision extends ListingVersion {
  id: string
  version: number
  status: RevisionStatus
  decided_at: string | null
}

export interface ListingReport {
  id: string
  /** A code of src/domain/moderation/cases.ts. */
  reason: string
  message: string
  status: CaseStatus
  created_at: string
  reporter: { id: string; name: string } | null
}

export interface ListingEvent {
  id: number
  transition: string
  reason: string | null
  message: string | null
  at: string
}

const COLUMNS = `id, version, status, title, description, language, price_per_day_cents, price_per_hour_cents,
  deposit_cents, neighbourhood, city, unit_count, min_hours, max_hours, delivery_methods, cancellation_policy,
  updated_at, owner_id, attributes, category:categories(id, names), images:item_images(id, path, thumbhash),
  owner:profiles!items_owner_id_fkey(name, email, kyc_level, created_at, avatar_path),
  events:listing_events(id, transition, reason, message, at),
  reports:cases(id, reason, message, status, created_at, reporter:profiles!cases_reporter_id_fkey(id, name)),
  revisions:item_revisions(id, version, status, decided_at, title, description, language, images, attributes, category:categories(id, names))`

/** The latest ones; a moderator who needs more than these has decided already. */
const MAX_REPORTS = 50

/** A listing with all that a moderator judges; null for one that is not there. */
export function useListingToReview(id: string) {
  const user = useUser()
  return useQuery({
    queryKey: ['listing-to-review', user?.id, id],
    enabled: user !== undefined,
    staleTime: 0,
    queryFn: async () => {
      if (!isUuid(id)) return null
      const { from } = await supabase()
      const answer = await from('items')
        .select(COLUMNS)
        .eq('id', id)
        .order('position', { referencedTable: 'images' })
        .order('id', { referencedTable: 'events' })
        .in('revisions.status', ['pending', 'approved'])
        .order('created_at', { referencedTable: 'revisions', ascending: false })
        .limit(2, { referencedTable: 'revisions' })
        .order('created_at', { referencedTable: 'reports', ascending: false })
        .limit(MAX_REPORTS, { referencedTable: 'reports' })
        .maybeSingle()
      return unwrap(answer)
    },
  })
}
