import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

export interface PaymentDiscrepancy {
  id: string
  kind: 'captured' | 'refunded' | 'status' | 'ledger' | 'missing'
  own_cents: number | null
  provider_cents: number | null
  found_at: string
  payment: { provider_payment_id: string | null }
}

/** Where payments do not agree with their provider or the ledger, the oldest first. */
export function useDiscrepancies() {
  const user = useUser()
  return useQuery({
    queryKey: ['payment-discrepancies', user?.id],
    enabled: Boolean(user),
    queryFn: async () => {
      const { from } = await supabase()
      const rows = await from('payment_discrepancies')
        .select('id, kind, own_cents, provider_cents, found_at, payment:payments(provider_payment_id)')
        .is('mended_at', null)
        .order('found_at')
        .limit(200)
      return unwrap(rows)
    },
  })
}
