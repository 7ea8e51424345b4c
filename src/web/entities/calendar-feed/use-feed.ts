import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CalendarFeedAnswer } from '#contract/calendar-feed.ts'
import type { Database } from '#contract/database.ts'
import { callFunction } from '../../lib/call-function.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

type Feed = Pick<Database['public']['Tables']['calendar_feeds']['Row'], 'id' | 'created_at' | 'last_read_at'>

/** The secret calendar address of an own item, or of all of them: when it was made and last read; null without one. */
export function useFeed(itemId: string | null) {
  const user = useUser()
  return useQuery({
    queryKey: ['calendar-feeds', user?.id, itemId],
    enabled: Boolean(user),
    queryFn: async (): Promise<Feed | null> => {
      const { from } = await supabase()
      const feeds = from('calendar_feeds').select('id, created_at, last_read_at').eq('owner_id', user!.id)
      const feed = itemId ? feeds.eq('item_id', itemId) : feeds.is('item_id', null)
      return unwrap(await feed.maybeSingle())
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
