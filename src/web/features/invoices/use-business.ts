import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { LenderBusiness, MyBusiness } from '#contract/invoices.ts'
import { callFunction } from '../../lib/call-function.ts'
import { useUser } from '../../lib/session.ts'

/** Whether the person rents as a business, and as which. */
export function useBusiness() {
  const user = useUser()
  return useQuery({
    queryKey: ['business', user?.id],
    enabled: user !== undefined,
    staleTime: 30_000,
    queryFn: () => callFunction<MyBusiness>('get-my-business'),
  })
}

/** Keeps the business, or that there is none. */
export function useSaveBusiness() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (business: LenderBusiness | null) => callFunction('save-my-business', { business }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['business'] }),
  })
}
