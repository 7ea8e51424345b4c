import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callFunction } from '../../lib/call-function.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import type { ShownCard } from './card-text.ts'

export interface SavedCard extends ShownCard {
  id: string
}

/** The cards that the signed-in person asked to be offered again, the newest first, and a way to remove one. */
export function useSavedCards() {
  const user = useUser()
  const queries = useQueryClient()
  const queryKey = ['saved-cards', user?.id]
  const cards = useQuery({
    queryKey,
    queryFn: async (): Promise<SavedCard[]> => {
      const { from } = await supabase()
      const rows = await from('payment_methods')
        .select('id, brand, last4, exp_month, exp_year')
        .not('saved_at', 'is', null)
        .order('saved_at', { ascending: false })
        .limit(20)
      return unwrap(rows)
    },
    enabled: Boolean(user),
    staleTime: 0,
  })
  const remove = useMutation({
    mutationFn: (methodId: string) => callFunction('remove-payment-method', { methodId }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
  return { cards, remove }
}
