import type { UserIdentity } from '@supabase/auth-js'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { meetingDemands } from '../../lib/demands.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

const queryKey = ['identities']

/** The accounts elsewhere with which the person signs in, and how to connect and disconnect one. */
export function useIdentities(enabled: boolean) {
  const queryClient = useQueryClient()
  const identities = useQuery({
    queryKey,
    enabled,
    queryFn: async () => {
      const { data, error } = await (await supabase()).auth.getUserIdentities()
      if (error) throw error
      return data.identities
    },
  })
  /** Leaves the site for the provider's page. */
  const link = useMutation({
    mutationFn: async (provider: string) => {
      const { goToLinkProvider } = await import('../../lib/provider-sign-in.ts')
      await meetingDemands(() => goToLinkProvider(provider))
    },
  })
  const unlink = useMutation({
    mutationFn: async (identity: UserIdentity) => {
      const { auth } = await supabase()
      await meetingDemands(async () => unwrap(await auth.unlinkIdentity(identity)))
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
  return { identities, link, unlink }
}
