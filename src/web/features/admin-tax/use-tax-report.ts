import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import type { AskedForTaxNumbers, LenderPlace, TaxReport } from '#contract/tax.ts'
import { callFunction } from '../../lib/call-function.ts'
import { useUser } from '../../lib/session.ts'

/** Who is reported for a year, a page at a time. */
export function useTaxReport(year: number) {
  const user = useUser()
  return useInfiniteQuery({
    queryKey: ['tax report', user?.id, year],
    enabled: user !== undefined,
    staleTime: 30_000,
    queryFn: ({ pageParam: after }) => callFunction<TaxReport>('load-tax-report', { year, after }),
    initialPageParam: undefined as LenderPlace | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

/** Mails everybody of whom a year's report lacks something. */
export const useAskForTaxNumbers = (year: number) =>
  useMutation({ mutationFn: () => callFunction<AskedForTaxNumbers>('ask-for-tax-numbers', { year }) })
