import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

const MAX_SHOWN = 100

/** The listings that wait for a moderator, new or changed, longest waiting first. */
export function useWaitingListings() {
  const user = useUser()
  return useQuery({
    queryKey: ['waiting-listings', user?.id],
    enabled: user !== undefined,
    staleTime: 0,
    queryFn: async () => {
      const { from } = await supabase()
      const answer = await from('waiting_listings')
        .select('id, title, language, city, owner_name, owner_id, is_change, since, path, thumbhash')
        .order('since')
        .order('id')
        .limit(MAX_SHOWN)
      return unwrap(answer)
    },
  })
}
