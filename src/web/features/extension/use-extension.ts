import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { pricesOfRow } from '#contract/item-prices.ts'
import type { ExtensionStatus } from '#domain/booking/extension-lifecycle.ts'
import { OPEN_EXTENSION_STATUSES } from '#domain/booking/extension-lifecycle.ts'
import { callFunction } from '../../lib/call-function.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

export interface Extension {
  id: string
  status: ExtensionStatus
  to_end: string
  price_cents: number
  expires_at: string
  version: number
}

/** The later end of a rental that is asked for and not answered or paid yet; null where there is none. */
export function useOpenExtension(bookingId: string) {
  const user = useUser()
  return useQuery({
    queryKey: ['my-rentals', user?.id, bookingId, 'extension'],
    queryFn: async () => {
      const { from } = await supabase()
      const open = await from('extensions')
        .select('id, status, to_end, price_cents, expires_at, version')
        .eq('booking_id', bookingId)
        .in('status', [...OPEN_EXTENSION_STATUSES])
        .maybeSingle()
      return unwrap(open)
    },
    enabled: Boolean(user),
    // The clock takes a payment on within seconds.
    refetchInterval: ({ state }) => (state.data?.status === 'paying' ? 3_000 : false),
  })
}

const TERMS =
  'price_per_day_cents, price_per_hour_cents, weekend_price_cents, duration_discounts, max_hours, weekly_hours'

/** The prices and the longest rental of an item. */
export function useTerms(itemId: string) {
  return useQuery({
    queryKey: ['extension-terms', itemId],
    queryFn: async () => {
      const { from } = await supabase()
      const answer = await from('items').select(TERMS).eq('id', itemId).single()
      const item = unwrap(answer)
      return {
        ...pricesOfRow(item),
        maxHours: item.max_hours,
        weeklyHours: item.weekly_hours,
      }
    },
  })
}

/** Asks for a later end. */
export function useExtend(bookingId: string) {
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: (request: { end: string; expectedCents: number }) =>
      callFunction<{ status: ExtensionStatus }>('extend-booking', { id: bookingId, ...request }),
    onSettled: invalidate,
  })
}

/** Answers a request for a later end, or takes it back. */
export function useExtensionAction({ id, version }: Pick<Extension, 'id' | 'version'>) {
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: (action: 'accept' | 'decline' | 'cancel') =>
      callFunction<{ status: ExtensionStatus }>(`${action}-extension`, { id, version }),
    onSettled: invalidate,
  })
}

function useInvalidate() {
  const queries = useQueryClient()
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['my-rentals'] }),
      // The lender may have changed the price since it was shown.
      queries.invalidateQueries({ queryKey: ['extension-terms'] }),
    ])
}
