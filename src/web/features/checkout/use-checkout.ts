import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLanguage } from '../../lib/root-data.ts'
import { useUser } from '../../lib/session.ts'
import { type Checkout, loadCheckout } from './load-checkout.ts'
import { useFinish } from './use-finish.ts'

/** Where this person's checkout stands, and what happened to it since the server was asked. */
export function useCheckout() {
  const user = useUser()
  const language = useLanguage()
  const finish = useFinish()
  const queries = useQueryClient()
  const queryKey = ['checkout', user?.id, language]
  const query = useQuery({
    queryKey,
    queryFn: () => loadCheckout(language),
    enabled: Boolean(user),
    staleTime: 0,
  })
  const completed = query.data?.payment.completed
  useEffect(() => {
    if (completed) finish(completed)
  }, [completed, finish])

  const become = (state: Checkout['state']) =>
    queries.setQueryData<Checkout>(queryKey, (known) => known && { ...known, state })
  return {
    checkout: query.data,
    error: query.data ? null : query.error,
    /** Asks the server again. */
    refresh: async () => void (await query.refetch()),
    /** The hold is over. */
    lapse: () => become('lapsed'),
    /** Paid too late. */
    lose: () => become('gone'),
    finish,
  }
}
