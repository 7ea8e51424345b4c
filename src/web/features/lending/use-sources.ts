import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callFunction } from '../../lib/call-function.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

/** A calendar elsewhere that blocks an item. */
export interface Source {
  id: string
  name: string
  url: string
  read_at: string | null
  fault: 'forbidden' | 'unreachable' | 'too-large' | 'too-many' | 'too-slow' | 'not-calendar' | null
}

const SOON_MS = 2_000

/** The calendars that block an item; asked for again while one is being read for the first time. */
export function useSources(itemId: string) {
  return useQuery({
    queryKey: ['calendar-sources', itemId],
    queryFn: async () => {
      const { from } = await supabase()
      return unwrap(
        await from('calendar_sources')
          .select('id, name, url, read_at, fault')
          .eq('item_id', itemId)
          .order('created_at'),
      )
    },
    refetchInterval: ({ state }) =>
      state.data?.some(({ read_at, fault }) => !read_at && !fault) ? SOON_MS : false,
  })
}

/** Adds a calendar whose events block the item. */
export function useAddSource(itemId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (source: { name: string; url: string }) =>
      callFunction<{ id: string }>('add-calendar-source', { itemId, ...source }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['calendar-sources'] }),
  })
}

/** Takes a calendar away, and with it what it blocked. */
export function useRemoveSource() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => {
      const { from } = await supabase()
      return unwrap(await from('calendar_sources').delete().eq('id', id).select('id'))
    },
    onSettled: () =>
      Promise.all(
        ['calendar-sources', 'lender-calendar'].map((key) => queries.invalidateQueries({ queryKey: [key] })),
      ),
  })
}
