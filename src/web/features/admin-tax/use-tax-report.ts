import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { AskedForTaxNumbers, IncompleteTaxReport, LenderPlace, TaxReport } from '#contract/tax.ts'
import { ApiError } from '../../lib/api-error.ts'
import { callFunction } from '../../lib/call-function.ts'
import { downloadDocument } from '../../lib/download-document.ts'
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
export function useAskForTaxNumbers(year: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => callFunction<AskedForTaxNumbers>('ask-for-tax-numbers', { year }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['tax requests'] }),
  })
}

interface TaxFileInput {
  year: number
  country: string
  taxNumber: string
  /** How many lenders are knowingly left out. */
  leaveOut?: number
}

/** Downloads a year's report. */
export const useTaxFile = () =>
  useMutation({
    mutationFn: (input: TaxFileInput) => downloadDocument('export-tax-report', input, 'application/xml'),
  })

/** Whom a refused report lacks something of. */
export const incompleteIn = (error: unknown): IncompleteTaxReport | undefined =>
  error instanceof ApiError && error.code === 'TAX_REPORT_INCOMPLETE'
    ? (error.details as IncompleteTaxReport)
    : undefined
