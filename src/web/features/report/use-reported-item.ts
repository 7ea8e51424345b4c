import { useQuery } from '@tanstack/react-query'
import type { ListingStatus } from '#domain/listing/lifecycle.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

interface ReportedItem {
  id: string
  title: string
  language: string
  status: ListingStatus
  owner_id: string
  /** The person's own reports of it that nobody has decided on. */
  reports: { id: string }[]
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The item that somebody reports, or whose removal they appeal; null for one that is not there. */
export function useReportedItem(id: string) {
  const user = useUser()
  return useQuery({
    queryKey: ['reported-item', user?.id, id],
    enabled: user !== undefined,
    staleTime: 0,
    queryFn: async () => {
      if (!UUID.test(id)) return null
      const { from } = await supabase()
      const answer = await from('items')
        .select('id, title, language, status, owner_id, reports(id)' as '*')
        .eq('id', id)
        .eq('reports.status', 'open')
        .eq('reports.reporter_id', user!.id)
        .maybeSingle()
      return unwrap(answer) as unknown as ReportedItem | null
    },
  })
}
