import { useQuery } from '@tanstack/react-query'
import { PAYOUT_ACCOUNTS } from '#domain/payout/payout-rules.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

/** The balance in cents that the signed-in person gives up by leaving. */
export function useForfeit() {
  const user = useUser()
  return useQuery({
    queryKey: ['forfeit', user?.id],
    queryFn: loadForfeit,
    enabled: Boolean(user),
    // What is confirmed has to be the amount of this moment.
    staleTime: 0,
    gcTime: 0,
  })
}

async function loadForfeit(): Promise<number> {
  const { from } = await supabase()
  const balances = await from('my_balances')
    .select('balance_cents')
    .in('kind', [...PAYOUT_ACCOUNTS])
  return unwrap(balances).reduce((sum, { balance_cents }) => sum + Math.max(0, balance_cents ?? 0), 0)
}
