import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

/** The town in the profile of the signed-in person; null where there is none, undefined while it is not known yet. */
export function useHomeTown(): string | null | undefined {
  const user = useUser()
  const { data } = useQuery({
    queryKey: ['home-town', user?.id],
    enabled: user !== undefined,
    staleTime: 600_000,
    queryFn: async () => {
      const client = await supabase()
      const [row] = unwrap(
        await client
          .from('profiles')
          .select('city')
          .eq('id', user?.id ?? ''),
      )
      return row?.city || null
    },
  })
  return user ? data : null
}
