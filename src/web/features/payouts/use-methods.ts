import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

/** A bank account of the person's, as they recognise it. */
export interface PayoutMethod {
  id: string
  holder: string
  country: string
  last4: string
}

/** The signed-in person's bank accounts, oldest first, and whether they are paid each week. */
export function useMethods() {
  const user = useUser()
  return useQuery({
    queryKey: ['payouts', user?.id, 'methods'],
    queryFn: async () => {
      const { from } = await supabase()
      const [methods, settings, person] = await Promise.all([
        from('payout_methods')
          .select('id, holder, country, last4')
          .eq('user_id', user!.id)
          .is('removed_at', null)
          .order('created_at'),
        from('payout_settings').select('is_weekly, method_id').eq('user_id', user!.id).maybeSingle(),
        from('profiles').select('kyc_level').eq('id', user!.id).single(),
      ])
      const set = unwrap(settings)
      return {
        methods: unwrap(methods),
        weeklyMethodId: set?.is_weekly ? set.method_id : null,
        kycLevel: unwrap(person).kyc_level as number,
      }
    },
    enabled: user !== undefined,
    staleTime: 30_000,
  })
}

/** “DE ···· 3000”. */
export const methodName = ({ country, last4 }: Pick<PayoutMethod, 'country' | 'last4'>): string =>
  `${country} ···· ${last4}`
