import { useQuery } from '@tanstack/react-query'
import { isUuid } from '../../lib/is-uuid.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

/** The item that the person reports, or whose removal they appeal; null for one that is not there. */
export function useReportedItem(id: string) {
  const user = useUser()
  return useQuery({
    queryKey: ['reported-item', user?.id, id],
    enabled: user !== undefined,
    staleTime: 0,
    queryFn: async () => {
      if (!isUuid(id)) return null
      const { from } = await supabase()
      // Of the reports their own that are still open.
      const answer = await from('items')
        .select('id, title, language, status, owner_id, reports(id)')
        .eq('id', id)
        .eq('reports.status', 'open')
        .eq('reports.reporter_id', user!.id)
        .maybeSingle()
      return unwrap(answer)
    },
  })
}
