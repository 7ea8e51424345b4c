import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OpeningHours } from '#domain/booking/opening-hours.ts'
import type { ListingStatus } from '#domain/listing/lifecycle.ts'
import { callFunction } from '../../lib/call-function.ts'
import { isUuid } from '../../lib/is-uuid.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

/** When an item is lent, as its owner sets it. */
export interface RentalTimes {
  weeklyHours: OpeningHours | null
  noticeHours: number
  minHours: number
  maxHours: number
  bufferMinutes: number
}

export interface TimedItem {
  id: string
  title: string
  language: string
  city: string
  timeZone: string
  status: ListingStatus
  times: RentalTimes
}

/** When one of the own items is lent; null for one that is not there or is another owner's. */
export function useRentalTimes(itemId: string) {
  const user = useUser()
  return useQuery({
    queryKey: ['rental-times', user?.id, itemId],
    enabled: Boolean(user),
    queryFn: () => loadTimes(user!.id, itemId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

const COLUMNS = `id, title, language, city, timeZone:time_zone, status, weeklyHours:weekly_hours,
  noticeHours:notice_hours, minHours:min_hours, maxHours:max_hours, bufferMinutes:buffer_minutes`

async function loadTimes(ownerId: string, itemId: string): Promise<TimedItem | null> {
  if (!isUuid(itemId)) return null
  const { from } = await supabase()
  const answer = await from('items')
    .select(COLUMNS)
    .eq('id', itemId)
    .eq('owner_id', ownerId)
    .neq('status', 'removed')
    .maybeSingle()
  const row = unwrap(answer)
  if (!row) return null
  const { weeklyHours, noticeHours, minHours, maxHours, bufferMinutes, ...item } = row
  return { ...item, times: { weeklyHours, noticeHours, minHours, maxHours, bufferMinutes } }
}

/** Changes them, for whatever is booked from now on. */
export function useChangeRentalTimes(itemId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (times: RentalTimes) => callFunction('change-rental-times', { itemId, ...times }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['lender-calendar'] }),
  })
}
