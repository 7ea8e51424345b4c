import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLanguage } from '../../lib/root-data.ts'
import { useSessionStatus, useUser } from '../../lib/session.ts'
import { type Checkout, loadCheckout } from './load-checkout.ts'
import { useFinish } from './use-finish.ts'

/** The state of this checkout; one request for all components that show a part of it. */
export function useCheckoutQuery() {
  const user = useUser()
  const language = useLanguage()
  const status = useSessionStatus()
  return useQuery({
    queryKey: keyOf(user?.id, language),
    queryFn: () => loadCheckout(language),
    enabled: status !== 'loading',
    staleTime: 0,
    // The answer for a visitor stays on the screen while they sign in.
    placeholderData: (before: Checkout | undefined, query) =>
      query?.queryKey[1] === null ? before : undefined,
  })
}

/** The same, with what happened to it since the server was asked. */
export function useCheckout() {
  const user = useUser()
  const language = useLanguage()
  const finish = useFinish()
  const queries = useQueryClient()
  const query = useCheckoutQuery()
  const completed = query.data?.payment.completed
  useEffect(() => {
    if (completed) finish(completed)
  }, [completed, finish])

  const become = (state: Checkout['state']) =>
    queries.setQueryData<Checkout>(keyOf(user?.id, language), (known) => known && { ...known, state })
  return {
    checkout: query.data,
    /** The shown answer is still the visitor's: the one for the signed-in person is on its way. */
    isForStranger: query.isPlaceholderData,
    error: query.data ? null : query.error,
    /** Asks the server again. */
    refresh: async () => void (await query.refetch()),
    /** The hold is over. */
    lapse: () => become('lapsed'),
    /** The hold is over, and another one takes something else first. */
    release: () => become('wanted'),
    /** Paid too late. */
    lose: () => become('gone'),
    finish,
  }
}

const keyOf = (userId: string | undefined, language: string) => ['checkout', userId ?? null, language]
