import { useQuery } from '@tanstack/react-query'
import { isUuid } from '../../lib/is-uuid.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

const MAX_SHOWN = 100

const COLUMNS = `id, reason, message, status, created_at, reporter_id,
  wish:wishes(id, title, note, language, city, status, user_id, author:profiles!wishes_user_id_fkey(id, name))` as const

/** The reports of wishes that wait for a moderator, longest waiting first. */
export function useOpenWishReports() {
  const user = useUser()
  return useQuery({
    queryKey: ['open-wish-reports', user?.id],
    enabled: user !== undefined,
    staleTime: 0,
    queryFn: async () => {
      const { from } = await supabase()
      return unwrap(
        await from('wish_reports').select(COLUMNS).eq('status', 'open').order('created_at').limit(MAX_SHOWN),
      )
    },
  })
}

/** A report with the wish that it is about; null for one that is not there. */
export function useWishReport(id: string) {
  const user = useUser()
  return useQuery({
    queryKey: ['wish-report', user?.id, id],
    enabled: user !== undefined,
    staleTime: 0,
    queryFn: async () => {
      if (!isUuid(id)) return null
      const { from } = await supabase()
      const answer = await from('wish_reports').select(COLUMNS).eq('id', id).maybeSingle()
      return unwrap(answer)
    },
  })
}

export type WishReport = NonNullable<ReturnType<typeof useWishReport>['data']>
