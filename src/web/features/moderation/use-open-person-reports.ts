import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

const MAX_SHOWN = 100

/** The reports of people and their appeals that wait for a moderator, longest waiting first. */
export function useOpenPersonReports() {
  const user = useUser()
  return useQuery({
    queryKey: ['open-person-reports', user?.id],
    enabled: user !== undefined,
    staleTime: 0,
    queryFn: async () => {
      const { from } = await supabase()
      const answer = await from('person_reports')
        .select(
          'id, person_id, reason, message, created_at, person:profiles!person_reports_person_id_fkey(name, avatar_path)',
        )
        .eq('status', 'open')
        .order('created_at')
        .limit(MAX_SHOWN)
      return unwrap(answer)
    },
  })
}
