import { useQuery } from '@tanstack/react-query'
import type { BusyPeriod } from '../../entities/period/instants.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import { busyArguments } from './busy-arguments.ts'

/**
 * When fewer units are free than wanted; `known` is that for a single one and a stranger, which came with the page. A
 * person who is signed in is asked for, since what they hold themselves, also on another device, is free for them.
 */
export function useBusy(
  itemId: string,
  quantity: number,
  known: readonly BusyPeriod[],
): readonly BusyPeriod[] {
  const person = useUser()?.id
  const isAsked = quantity > 1 || (person !== undefined && known.length > 0)
  const { data = known } = useQuery({
    queryKey: ['busy-periods', itemId, quantity, person],
    enabled: isAsked,
    queryFn: async (): Promise<readonly BusyPeriod[]> => {
      const client = await supabase()
      return unwrap(await client.rpc('item_busy_periods', { ...busyArguments(itemId), quantity }))
    },
  })
  return isAsked ? data : known
}
