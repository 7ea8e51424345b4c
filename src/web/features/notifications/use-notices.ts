import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Database } from '#contract/database.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

export type Notice = Pick<
  Database['public']['Tables']['notifications']['Row'],
  'id' | 'kind' | 'data' | 'path' | 'created_at' | 'read_at'
>

const PAGE = 30

/** The person's notices, latest first, a page at a time. */
export function useNotices() {
  const user = useUser()
  return useInfiniteQuery({
    queryKey: ['notices', user?.id, 'list'],
    enabled: user !== undefined,
    staleTime: 0,
    initialPageParam: undefined as number | undefined,
    queryFn: async ({ pageParam }) => {
      const { from } = await supabase()
      let query = from('notifications')
        .select('id, kind, data, path, created_at, read_at')
        .order('id', { ascending: false })
        .limit(PAGE)
      if (pageParam !== undefined) query = query.lt('id', pageParam)
      return unwrap(await query)
    },
    getNextPageParam: (page) => (page.length === PAGE ? page.at(-1)?.id : undefined),
  })
}

/** Marks one notice as read, or all of them. */
export function useMarkRead() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (id: number | 'all') => {
      const { from } = await supabase()
      const unread = from('notifications').update({ read_at: new Date().toISOString() }).is('read_at', null)
      const { error } = await (id === 'all' ? unread : unread.eq('id', id))
      if (error) throw error
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['notices'] }),
  })
}
