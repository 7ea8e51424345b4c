import { useQuery } from '@tanstack/react-query'
import type { FeeInvoices } from '#contract/invoices.ts'
import { callFunction } from '../../lib/call-function.ts'
import { useUser } from '../../lib/session.ts'

/** The first of the platform's invoices of a month (`2026-11`), and the sums of all. */
export function useFeeInvoices(month: string) {
  const user = useUser()
  return useQuery({
    queryKey: ['fee invoices', user?.id, month],
    enabled: user !== undefined,
    staleTime: 30_000,
    queryFn: () => callFunction<FeeInvoices>('load-fee-invoices', { month }),
  })
}
