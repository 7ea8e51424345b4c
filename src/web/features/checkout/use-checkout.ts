import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CompletedCheckout } from '#contract/checkout.ts'
import type { BasketItem } from '#domain/basket/basket.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { useUser } from '../../lib/session.ts'
import { findOutcome } from './find-outcome.ts'
import type { HeldLine } from './held-line.ts'
import { loadHolds } from './load-holds.ts'
import { useBookingData } from './use-booking-data.ts'
import { useFinish } from './use-finish.ts'

export type Checkout =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry: () => void }
  /** Nothing is held, and nothing was. */
  | { state: 'nothing' }
  /** Paid too late: somebody else has the dates, the money was let go. */
  | { state: 'gone' }
  | { state: 'lapsed'; lines: readonly BasketItem[] }
  | { state: 'held'; lines: readonly HeldLine[]; endsAt: number }

/** Where this person's checkout stands, by what the server says. */
export function useCheckout() {
  const user = useUser()
  const language = useLanguage()
  const finish = useFinish()
  const { data } = useBookingData()
  // What was noted when the screen opened: it changes while one pays.
  const [resume] = useState(data)
  const [lapsed, setLapsed] = useState<readonly BasketItem[]>()
  const [gone, setGone] = useState(false)

  const outcome = useQuery({
    queryKey: ['checkout-outcome', user?.id, resume?.reservationIds],
    queryFn: () => findOutcome(user!.id, resume?.reservationIds, resume?.payingOrderId),
    enabled: Boolean(user),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const holds = useQuery({
    queryKey: ['holds', user?.id, language],
    queryFn: () => loadHolds(user!.id, language, data),
    enabled: Boolean(user) && outcome.isSuccess && outcome.data.kind === 'none',
    staleTime: 0,
  })

  const paid = outcome.data?.kind === 'paid' ? outcome.data.completed : undefined
  useEffect(() => {
    if (paid) finish(paid)
  }, [paid, finish])

  return {
    checkout: current(),
    /** Reads holds and prices again. */
    refresh: async () => void (await holds.refetch()),
    lapse: (lines: readonly BasketItem[]) => setLapsed(lines),
    lose: () => setGone(true),
    /** The same lines are held again. */
    renew: async () => {
      await holds.refetch()
      setLapsed(undefined)
      setGone(false)
    },
    finish: (completed: CompletedCheckout) => finish(completed),
  }

  function current(): Checkout {
    if (gone || outcome.data?.kind === 'gone') return { state: 'gone' }
    if (lapsed) return { state: 'lapsed', lines: lapsed }
    const error = outcome.error ?? holds.error
    if (error && !holds.data) {
      const query = outcome.error ? outcome : holds
      return { state: 'failed', error, retry: () => void query.refetch() }
    }
    if (!holds.data || paid) return { state: 'loading' }
    const { lines, endsAt } = holds.data
    if (lines.length > 0) return { state: 'held', lines, endsAt }
    return data ? { state: 'lapsed', lines: data.lines } : { state: 'nothing' }
  }
}
