import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { MyTax, TaxNumber } from '#contract/tax.ts'
import { callFunction } from '../../lib/call-function.ts'
import { useUser } from '../../lib/session.ts'

/** The person's tax number, and what is reported of them. */
export function useTax() {
  const user = useUser()
  return useQuery({
    queryKey: ['tax', user?.id],
    enabled: user !== undefined,
    staleTime: 30_000,
    queryFn: () => callFunction<MyTax>('get-my-tax'),
  })
}

/** Keeps the tax number. */
export function useSaveTaxNumber() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (number: TaxNumber) => callFunction<TaxNumber>('save-tax-number', { ...number }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['tax'] }),
  })
}
