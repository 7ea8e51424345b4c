import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

export interface MessageSettings {
  shows_reading: boolean
  shows_typing: boolean
}

const ALL: MessageSettings = { shows_reading: true, shows_typing: true }

/** What the reader shows of their reading and typing, and sees of others. */
export function useMessageSettings() {
  const user = useUser()
  const queries = useQueryClient()
  const queryKey = ['message-settings', user?.id]
  const { data } = useQuery({
    queryKey,
    enabled: user !== undefined,
    queryFn: async () => {
      const { from } = await supabase()
      const row = await from('message_settings').select('shows_reading, shows_typing').maybeSingle()
      return unwrap(row) ?? ALL
    },
  })
  const change = useMutation({
    mutationFn: async (settings: MessageSettings) => {
      const { from } = await supabase()
      const { error } = await from('message_settings').upsert({ person_id: user!.id, ...settings })
      if (error) throw error
    },
    // A switch moves under the finger.
    onMutate: async (settings) => {
      // An answer from before would undo it on the screen.
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData(queryKey)
      queries.setQueryData(queryKey, settings)
      return before
    },
    onError: (_error, _settings, before) => queries.setQueryData(queryKey, before),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['messages', user?.id, 'mark'] }),
  })
  return { settings: data, change }
}
