import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CalendarFeedAnswer } from '#contract/calendar-feed.ts'
import { callFunction } from '../../lib/call-function.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

/** The secret calendar address of an own item, or of all of them: when it was made and last read; null without one. */
export function useFeed(itemId: string | null) {
  const user = useUser()
  return useQuery({
    queryKey: ['calendar-feeds', user?.id, itemId],
    enabled: Boolean(user),
    queryFn: async () => {
      const { from } = await supabase()
      const answer = await from('calendar_feeds')
        .select('id, created_at, last_read_at')
        .eq('owner_id', user!.id)
        .filter('item_id', itemId ? 'eq' : 'is', itemId)
        .maybeSingle()
      return unwrap(answer)
    },
  })
}

/** Makes an address, or another one in place of the one before. */
export function useCreateFeed(itemId: string | null) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => callFunction<CalendarFeedAnswer>('create-calendar-feed', { itemId }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['calendar-feeds'] }),
  })
}

/** Takes an address back: a calendar that has it reads nothing any more. */
export function useRevokeFeed() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => {
      const { from } = await supabase()
      return unwrap(await from('calendar_feeds').delete().eq('id', id).select('id'))
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['calendar-feeds'] }),
  })
}
