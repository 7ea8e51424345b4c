import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { canPush, currentPush, savePush, startPush, stopPush } from '../../lib/push/browser-push.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

export type DevicePush =
  | { state: 'unsupported' | 'denied' | 'off' }
  | { state: 'on'; subscription: PushSubscription; showsDetails: boolean }

/** Whether this browser gets the person's notices, and how to switch that. */
export function useDevicePush() {
  const user = useUser()
  const queries = useQueryClient()
  const queryKey = ['device-push', user?.id]
  const onSettled = () => queries.invalidateQueries({ queryKey })
  const push = useQuery({ queryKey, enabled: user !== undefined, queryFn: readDevicePush })
  /** Answers false where the person refuses the browser's permission. */
  const start = useMutation({ mutationFn: () => startPush(), onSettled })
  const stop = useMutation({ mutationFn: stopPush, onSettled })
  const change = useMutation({
    mutationFn: ({ subscription, showsDetails }: { subscription: PushSubscription; showsDetails: boolean }) =>
      savePush(subscription, showsDetails),
    onSettled,
  })
  return { push, start, stop, change }
}

async function readDevicePush(): Promise<DevicePush> {
  if (!canPush()) return { state: 'unsupported' }
  if (Notification.permission === 'denied') return { state: 'denied' }
  const subscription = await currentPush()
  if (!subscription) return { state: 'off' }
  const { from } = await supabase()
  const rows = unwrap(
    await from('push_subscriptions').select('shows_details').eq('endpoint', subscription.endpoint),
  )
  // Another person's, who used this browser before, or one that its push service gave up.
  if (!rows[0]) return { state: 'off' }
  return { state: 'on', subscription, showsDetails: rows[0].shows_details }
}
