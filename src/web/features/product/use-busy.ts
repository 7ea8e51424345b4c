import { useQuery } from '@tanstack/react-query'
import type { BusyPeriod } from '../../entities/period/instants.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import { busyArguments } from './busy-arguments.ts'

/** When fewer units are free than wanted; `known` is that for a single one, which came with the page. */
export function useBusy(
  itemId: string,
  quantity: number,
  known: readonly BusyPeriod[],
): readonly BusyPeriod[] {
  const { data = known } = useQuery({
    queryKey: ['busy-periods', itemId, quantity],
    enabled: quantity > 1,
    queryFn: async (): Promise<readonly BusyPeriod[]> => {
      const client = await supabase()
      return unwrap(await client.rpc('item_busy_periods', { ...busyArguments(itemId), quantity }))
    },
  })
  return quantity > 1 ? data : known
}
