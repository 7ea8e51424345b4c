import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ALL_CHANNELS, type Channels, type Topic } from '#domain/notification/topics.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

type Settings = Partial<Record<Topic, Channels>>

/** The person's channels for each topic; a topic without a choice is missing. */
export function useSettings() {
  const user = useUser()
  return useQuery({
    queryKey: ['notice-settings', user?.id],
    enabled: user !== undefined,
    queryFn: async (): Promise<Settings> => {
      const { from } = await supabase()
      const rows = unwrap(await from('notification_settings').select('topic, by_mail, in_app, by_push'))
      return Object.fromEntries(
        rows.map(({ topic, by_mail, in_app, by_push }) => [
          topic,
          { byMail: by_mail, inApp: in_app, byPush: by_push },
        ]),
      )
    },
  })
}

/** Switches a channel on or off; the switch moves at once, and back where that was refused. */
export function useChangeSetting() {
  const user = useUser()
  const queries = useQueryClient()
  const queryKey = ['notice-settings', user?.id]
  return useMutation({
    mutationFn: async ({ topic, channels }: { topic: Topic; channels: Channels }) => {
      const { from } = await supabase()
      const { byMail: by_mail, inApp: in_app, byPush: by_push } = channels
      const { error } = await from('notification_settings').upsert({
        user_id: user!.id,
        topic,
        by_mail,
        in_app,
        by_push,
      })
      if (error) throw error
    },
    onMutate: async ({ topic, channels }) => {
      // An answer from before would undo it on the screen.
      await queries.cancelQueries({ queryKey })
      queries.setQueryData<Settings>(queryKey, (known) => ({ ...known, [topic]: channels }))
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}

/** The channels of a topic. */
export const settingOf = (settings: Settings, topic: Topic): Channels => settings[topic] ?? ALL_CHANNELS
