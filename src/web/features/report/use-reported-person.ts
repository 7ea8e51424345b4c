import { useQuery } from '@tanstack/react-query'
import { isUuid } from '../../lib/is-uuid.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

/** The person to report, and whether a report by the same reporter is open already; null if there is no such person. */
export function useReportedPerson(id: string) {
  const user = useUser()
  return useQuery({
    queryKey: ['reported-person', user?.id, id],
    enabled: user !== undefined,
    staleTime: 0,
    queryFn: async () => {
      if (!isUuid(id)) return null
      const { from } = await supabase()
      const [person, own] = await Promise.all([
        from('public_profiles').select('first_name').eq('id', id).maybeSingle(),
        from('person_reports')
          .select('id')
          .eq('person_id', id)
          .eq('reporter_id', user!.id)
          .eq('status', 'open')
          .limit(1),
      ])
      const found = unwrap(person)
      return found && { name: found.first_name ?? '', isReported: unwrap(own).length > 0 }
    },
  })
}
