import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'

const MONTHS = 12

/** What the signed-in affiliate brought in the last twelve months; null for who has brought nobody yet. */
export function useReferralFigures() {
  const user = useUser()
  return useQuery({
    queryKey: ['referral-figures', user?.id],
    enabled: user !== undefined,
    staleTime: 30_000,
    queryFn: async () => {
      const { rpc } = await supabase()
      return unwrap(await rpc('my_referral_figures', { months: MONTHS, zone: viewerZone() }))
    },
  })
}
