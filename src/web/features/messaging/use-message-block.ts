import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BlockedMessages } from '#contract/messaging.ts'
import { callFunction } from '../../lib/call-function.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

/** Whether the reader takes messages from this person, and how to change that. */
export function useMessageBlock(personId: string) {
  const user = useUser()
  const queries = useQueryClient()
  const queryKey = ['message-block', user?.id, personId]
  const { data: isBlocked } = useQuery({
    queryKey,
    enabled: user !== undefined,
    queryFn: async () => {
      const { from } = await supabase()
      const rows = unwrap(await from('message_blocks').select('blocked_id').eq('blocked_id', personId))
      return rows.length > 0
    },
  })
  const change = useMutation({
    mutationFn: (wanted: boolean) =>
      callFunction<BlockedMessages>('block-messages', { personId, isBlocked: wanted }),
    onSuccess: (answer) => queries.setQueryData(queryKey, answer.isBlocked),
  })
  return { isBlocked, change }
}
