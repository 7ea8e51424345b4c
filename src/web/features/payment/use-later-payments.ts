import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { LaterPaymentToConfirm } from '#contract/checkout.ts'
import { callFunction } from '../../lib/call-function.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

export interface NeededPayment {
  id: string
  purpose: 'deposit' | 'extension' | 'late_fee' | 'claim'
  amount_cents: number
}

/** Payments of a booking that wait for the signed-in renter: their bank refused, or wants a confirmation. */
export function useLaterPayments(bookingId: string) {
  const user = useUser()
  const queries = useQueryClient()
  const needed = useQuery({
    queryKey: ['my-rentals', user?.id, bookingId, 'later-payments'],
    queryFn: async () => {
      const { from } = await supabase()
      const rows = await from('payments')
        .select('id, purpose, amount_cents')
        .eq('booking_id', bookingId)
        .in('status', ['requires_action', 'failed'])
        .order('created_at')
      return unwrap(rows) as NeededPayment[]
    },
    enabled: Boolean(user),
  })
  const open = useMutation({
    mutationFn: (paymentId: string) =>
      callFunction<LaterPaymentToConfirm>('open-later-payment', { paymentId }),
  })
  const complete = useMutation({
    mutationFn: (paymentId: string) => callFunction('complete-later-payment', { paymentId }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['my-rentals'] }),
  })
  return { needed, open, complete }
}
