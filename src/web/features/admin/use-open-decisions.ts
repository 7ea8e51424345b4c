import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import type { Queue } from './queues.ts'

type OpenDecisions = Partial<Record<Queue, { waiting: number; oldest: string | null }>>

/** The length of each queue. */
export function useOpenDecisions() {
  const user = useUser()
  return useQuery({
    queryKey: ['open-decisions', user?.id],
    enabled: user !== undefined,
    staleTime: 0,
    queryFn: async () => {
      const { rpc } = await supabase()
      const rows = unwrap(await rpc('open_decisions'))
      return Object.fromEntries(
        rows.map(({ queue, waiting, oldest }) => [queue, { waiting: Number(waiting), oldest }]),
      ) as OpenDecisions
    },
  })
}
