import { useMutation, useQuery } from '@tanstack/react-query'
import type { AskedForTaxNumbers, TaxReport } from '#contract/tax.ts'
import { callFunction } from '../../lib/call-function.ts'
import { useUser } from '../../lib/session.ts'

/** Who is reported for a year. */
export function useTaxReport(year: number) {
  const user = useUser()
  return useQuery({
    queryKey: ['tax report', user?.id, year],
    enabled: user !== undefined,
    staleTime: 30_000,
    queryFn: async () => (await callFunction<TaxReport>('load-tax-report', { year })).lenders,
  })
}

/** Mails everybody of whom a year's report lacks something. */
export const useAskForTaxNumbers = (year: number) =>
  useMutation({ mutationFn: () => callFunction<AskedForTaxNumbers>('ask-for-tax-numbers', { year }) })
