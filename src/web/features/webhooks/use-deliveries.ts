import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callFunction } from '../../lib/call-function.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

const SHOWN = 20
/** A delivery takes a few seconds. */
const RELOAD_MS = 3_000

/** The latest that an endpoint was told, and the ways to send it something. */
export function useDeliveries(endpointId: string) {
  const queryClient = useQueryClient()
  const queryKey = ['webhook-deliveries', endpointId]
  const onSettled = () => queryClient.invalidateQueries({ queryKey })
  const deliveries = useQuery({
    queryKey,
    staleTime: 0,
    refetchInterval: RELOAD_MS,
    queryFn: async () => {
      const { from } = await supabase()
      const answer = await from('webhook_deliveries')
        .select('id, event, data, created_at, attempts, next_attempt_at, delivered_at, status, excerpt')
        .eq('endpoint_id', endpointId)
        .order('created_at', { ascending: false })
        .limit(SHOWN)
      return unwrap(answer)
    },
  })
  const test = useMutation({ mutationFn: () => callFunction('test-webhook', { id: endpointId }), onSettled })
  const replay = useMutation({
    mutationFn: (deliveryId: string) => callFunction('replay-webhook', { deliveryId }),
    onSettled,
  })
  return { deliveries, test, replay }
}

export type Delivery = NonNullable<ReturnType<typeof useDeliveries>['deliveries']['data']>[number]
