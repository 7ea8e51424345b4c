import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

export interface LedgerSum {
  account: string
  kind: string
  amount_cents: number
  entries: number
}

/** The signed-in person's entries, summed by account and kind. */
export function useSums() {
  const user = useUser()
  return useQuery({
    queryKey: ['ledger', user?.id, 'sums'],
    queryFn: async () => {
      const { from } = await supabase()
      return unwrap(await from('my_ledger_sums').select('account, kind, amount_cents, entries'))
    },
    enabled: user !== undefined,
    staleTime: 30_000,
  })
}

/** The sum of an account's entries in cents; only of the named kinds, if any are named. */
export const sumOf = (sums: readonly LedgerSum[], account: string, kinds?: readonly string[]): number =>
  sums
    .filter((sum) => sum.account === account && (!kinds || kinds.includes(sum.kind)))
    .reduce((total, { amount_cents }) => total + amount_cents, 0)
