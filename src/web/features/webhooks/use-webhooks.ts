import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { WebhookSecret } from '#contract/integrations.ts'
import type { WebhookEvent } from '#domain/webhook/webhook-events.ts'
import { callFunction } from '../../lib/call-function.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

export interface WebhookValues {
  url: string
  description: string
  events: WebhookEvent[]
}

export interface Webhook extends WebhookValues {
  id: string
  previous_until: string | null
  failing_since: string | null
  disabled_at: string | null
}

/** The endpoints of the person, or of the site, and all that can be done with them. */
export function useWebhooks(site: boolean) {
  const queryClient = useQueryClient()
  const queryKey = ['webhooks', site]
  const reload = () => queryClient.invalidateQueries({ queryKey })

  const webhooks = useQuery({
    queryKey,
    staleTime: 0,
    queryFn: async () => {
      const { from } = await supabase()
      const all = from('webhook_endpoints').select(
        'id, url, description, events, previous_until, failing_since, disabled_at',
      )
      const chosen = site ? all.is('user_id', null) : all.not('user_id', 'is', null)
      return unwrap(await chosen.order('created_at')) as Webhook[]
    },
  })
  const create = useMutation({
    mutationFn: (values: WebhookValues) => callFunction<WebhookSecret>('create-webhook', { ...values, site }),
    onSettled: reload,
  })
  const change = useMutation({
    mutationFn: (values: WebhookValues & { id: string; isOn: boolean }) =>
      callFunction('change-webhook', values),
    onSettled: reload,
  })
  const rotate = useMutation({
    mutationFn: (id: string) => callFunction<WebhookSecret>('rotate-webhook-secret', { id }),
    onSettled: reload,
  })
  const remove = useMutation({
    mutationFn: (id: string) => callFunction('delete-webhook', { id }),
    onSettled: reload,
  })
  return { webhooks, create, change, rotate, remove }
}
