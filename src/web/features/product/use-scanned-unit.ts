import { useQuery } from '@tanstack/react-query'
import type { ScannedUnit } from '#contract/scanned-unit.ts'
import { useSession } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

/** The unit that a printed label stands for, as far as it concerns the reader; null where no unit has it. */
export function useScannedUnit(itemId: string, label: string) {
  const session = useSession()
  const reader = session.status === 'signed-in' ? session.user.id : session.status
  return useQuery({
    queryKey: ['scanned-unit', itemId, label, reader],
    enabled: session.status !== 'loading',
    queryFn: async (): Promise<ScannedUnit | null> => {
      const { rpc } = await supabase()
      return unwrap(await rpc('scanned_unit', { item: itemId, label }))[0] ?? null
    },
  })
}
