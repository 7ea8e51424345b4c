import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callFunction } from '../../lib/call-function.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

/** Sends the caller's appeal against a warning or a block, and knows whether one waits already. */
export function useConductAppeal() {
  const user = useUser()
  const queries = useQueryClient()
  const { data: isSent = false } = useQuery({
    queryKey: ['conduct-appeal', user?.id],
    enabled: user !== undefined,
    staleTime: 0,
    queryFn: async () => {
      const { from } = await supabase()
      const open = await from('person_reports')
        .select('id')
        .eq('reporter_id', user!.id)
        .eq('reason', 'appeal')
        .eq('status', 'open')
        .limit(1)
      return unwrap(open).length > 0
    },
  })
  const appeal = useMutation({
    mutationFn: (message: string) => callFunction('appeal-conduct', { message }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['conduct-appeal'] }),
  })
  return { isSent, mutate: appeal.mutate, isPending: appeal.isPending, error: appeal.error }
}
