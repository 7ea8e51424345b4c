import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { tidyMessage } from '#domain/messaging/message.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

export interface QuickReply {
  id: string
  body: string
}

type Change = { add: string } | { id: string; body: string } | { remove: string }

/** The texts that the reader writes often, oldest first, and how to change them. */
export function useQuickReplies(isNeeded: boolean) {
  const user = useUser()
  const queries = useQueryClient()
  const queryKey = ['quick-replies', user?.id]
  const query = useQuery({
    queryKey,
    enabled: user !== undefined && isNeeded,
    queryFn: async (): Promise<QuickReply[]> => {
      const { from } = await supabase()
      return unwrap(await from('quick_replies').select('id, body').order('created_at').order('id'))
    },
  })
  const change = useMutation({
    mutationFn: async (wanted: Change) => {
      const { from } = await supabase()
      const replies = from('quick_replies')
      const { error } =
        'add' in wanted
          ? await replies.insert({ person_id: user!.id, body: tidyMessage(wanted.add) })
          : 'remove' in wanted
            ? await replies.delete().eq('id', wanted.remove)
            : await replies.update({ body: tidyMessage(wanted.body) }).eq('id', wanted.id)
      if (error) throw error
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
  return { ...query, change }
}
