import { useQuery } from '@tanstack/react-query'
import { PAYOUT_ACCOUNTS } from '#domain/payout/payout-rules.ts'
import { terms } from '#domain/settings/terms.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

/** The balance that the signed-in person gives up by leaving. */
export interface Forfeit {
  cents: number
  /** Whether any of it could be paid out instead: each account is paid out by itself. */
  isPayable: boolean
}

/** Loads what the signed-in person gives up by leaving. */
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

async function loadForfeit(): Promise<Forfeit> {
  const { from } = await supabase()
  const balances = await from('my_balances')
    .select('balance_cents')
    .in('kind', [...PAYOUT_ACCOUNTS])
  const owed = unwrap(balances).map(({ balance_cents }) => Math.max(0, balance_cents ?? 0))
  return {
    cents: owed.reduce((sum, cents) => sum + cents, 0),
    isPayable: owed.some((cents) => cents >= terms.minPayoutCents),
  }
}
