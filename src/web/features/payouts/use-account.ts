import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { RefreshedPayoutAccount } from '#contract/payouts.ts'
import { callFunction } from '../../lib/call-function.ts'
import { useUser } from '../../lib/session.ts'

/** How often, and how many times, to refetch while the provider checks the answers. */
const SOON_MS = 5_000
const LOOKS = 24

/** The person's account at the payment provider, as that has it now; not asked for where they have none. */
export function useAccount(hasAccount: boolean) {
  const user = useUser()
  const queries = useQueryClient()
  return useQuery({
    queryKey: ['payout-account', user?.id],
    queryFn: async () => {
      const account = await callFunction<RefreshedPayoutAccount>('refresh-payout-account')
      await queries.invalidateQueries({ queryKey: ['payouts'] })
      return account
    },
    enabled: user !== undefined && hasAccount,
    retry: false,
    refetchInterval: ({ state }) =>
      state.data?.status === 'checking' && state.dataUpdateCount < LOOKS ? SOON_MS : false,
  })
}
