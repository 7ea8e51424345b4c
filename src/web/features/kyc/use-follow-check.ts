import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { RefreshedIdentityCheck } from '#contract/identity.ts'
import { useIdentity } from '../../entities/identity/use-identity.ts'
import { callFunction } from '../../lib/call-function.ts'
import { useUser } from '../../lib/session.ts'

/** How often, and how many times, to ask while the service looks at what it was shown. */
const SOON_MS = 5_000
const LOOKS = 24

/** Asks the outside service after a visit there what became of the check; not where none is under way. */
export function useFollowCheck(): void {
  const queries = useQueryClient()
  const user = useUser()
  const { data } = useIdentity()
  useQuery({
    queryKey: ['identity-check', user?.id],
    enabled: data?.check !== undefined,
    retry: false,
    queryFn: async () => {
      const check = await callFunction<RefreshedIdentityCheck>('refresh-identity-check')
      await queries.invalidateQueries({ queryKey: ['identity'] })
      return check
    },
    refetchInterval: ({ state }) =>
      state.data?.status === 'checking' && state.dataUpdateCount < LOOKS ? SOON_MS : false,
  })
}
