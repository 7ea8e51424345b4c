import { useQuery } from '@tanstack/react-query'
import type { PayoutOptions } from '#contract/payouts.ts'
import type { PayoutMethodKind, PayoutMethodStatus } from '#domain/payout/payout-method.ts'
import { callFunction } from '../../lib/call-function.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

/** A bank account of the person's, or their account at the payment provider, as they recognise it. */
export interface PayoutMethod {
  id: string
  holder: string
  kind: PayoutMethodKind
  country: string
  /** Last digits of the bank account; null until the provider of an account knows one. */
  last4: string | null
  status: PayoutMethodStatus
}

/** The signed-in person's payout methods, oldest first, and whether they are paid each week. */
export function useMethods() {
  const user = useUser()
  return useQuery({
    queryKey: ['payouts', user?.id, 'methods'],
    queryFn: async () => {
      const { from } = await supabase()
      const [methods, settings, person, options] = await Promise.all([
        from('payout_methods')
          .select('id, kind, holder, country, last4, status')
          .eq('user_id', user!.id)
          .is('removed_at', null)
          .order('created_at'),
        from('payout_settings').select('is_weekly, method_id').eq('user_id', user!.id).maybeSingle(),
        from('profiles').select('kyc_level').eq('id', user!.id).single(),
        callFunction<PayoutOptions>('get-payout-options'),
      ])
      const set = unwrap(settings)
      const own = unwrap(methods)
      const hasAccount = own.some(({ kind }) => kind === options.account)
      return {
        methods: own,
        /** Whether the person has an account at the provider that pays now. */
        hasAccount,
        /** The provider at which the person has no account yet and could open one. */
        offered: hasAccount ? null : options.account,
        weeklyMethodId: set?.is_weekly ? set.method_id : null,
        kycLevel: unwrap(person).kyc_level as number,
      }
    },
    enabled: user !== undefined,
    staleTime: 30_000,
  })
}
