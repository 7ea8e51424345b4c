import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { WishReason } from '#domain/moderation/wish-reports.ts'
import { callFunction } from '../../lib/call-function.ts'
import { isUuid } from '../../lib/is-uuid.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

/**
 * The open wish to report, or an own one whose removal to appeal, and whether a report by the same person is open
 * already; null if it is not there.
 */
export function useReportedWish(id: string) {
  const user = useUser()
  return useQuery({
    queryKey: ['reported-wish', user?.id, id],
    enabled: user !== undefined,
    staleTime: 0,
    queryFn: async () => {
      if (!isUuid(id)) return null
      const { from } = await supabase()
      const [wish, removed, own] = await Promise.all([
        from('open_wishes').select('title, note, language').eq('id', id).maybeSingle(),
        from('wishes')
          .select('title, note, language')
          .eq('id', id)
          .eq('user_id', user!.id)
          .eq('status', 'removed')
          .maybeSingle(),
        from('wish_reports')
          .select('id')
          .eq('wish_id', id)
          .eq('reporter_id', user!.id)
          .eq('status', 'open')
          .limit(1),
      ])
      const off = unwrap(removed)
      const found = off ?? unwrap(wish)
      return found && { ...found, isAppeal: off !== null, isReported: unwrap(own).length > 0 }
    },
  })
}

/** Sends a report of a wish, or the appeal against its removal; afterwards the page says that it is there. */
export function useReportWish(name: 'report-wish' | 'appeal-wish-removal') {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: { wishId: string; reason?: WishReason; message: string }) =>
      callFunction(name, input),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['reported-wish'] }),
  })
}
