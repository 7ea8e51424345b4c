import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

const MAX_SHOWN = 100

const COLUMNS = `id, reason, message, created_at, item_id,
  item:items(title, language, images:item_images(path, thumbhash))`

/** The reports and appeals that wait for a moderator, longest waiting first. */
export function useOpenReports() {
  const user = useUser()
  return useQuery({
    queryKey: ['open-reports', user?.id],
    enabled: user !== undefined,
    staleTime: 0,
    queryFn: async () => {
      const { from } = await supabase()
      const answer = await from('reports')
        .select(COLUMNS)
        .eq('status', 'open')
        .order('created_at')
        .order('position', { referencedTable: 'item.images' })
        .limit(1, { referencedTable: 'item.images' })
        .limit(MAX_SHOWN)
      return unwrap(answer)
    },
  })
}
