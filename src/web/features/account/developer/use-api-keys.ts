import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { supabase } from '../../../lib/supabase.ts'
import { unwrap } from '../../../lib/unwrap.ts'

const queryKey = ['api-keys']

/** The person's API keys, newest first, and the way to revoke one. */
export function useApiKeys() {
  const queryClient = useQueryClient()
  const reload = () => queryClient.invalidateQueries({ queryKey })
  const keys = useQuery({
    queryKey,
    staleTime: 0,
    queryFn: async () => {
      const { from } = await supabase()
      const answer = await from('api_keys')
        .select('id, name, prefix, scopes, expires_at, last_used_at')
        .order('created_at', { ascending: false })
      return unwrap(answer)
    },
  })
  const revoke = useMutation({
    mutationFn: async (id: string) => {
      const { from } = await supabase()
      unwrap(await from('api_keys').delete().eq('id', id).select('id'))
    },
    onSettled: reload,
  })
  return { keys, revoke, reload }
}
