import { useQuery } from '@tanstack/react-query'
import type { FeeInvoices } from '#contract/invoices.ts'
import { callFunction } from '../../lib/call-function.ts'
import { useUser } from '../../lib/session.ts'

/** The platform's invoices of a month (`2026-11`). */
export function useFeeInvoices(month: string) {
  const user = useUser()
  return useQuery({
    queryKey: ['fee invoices', user?.id, month],
    enabled: user !== undefined,
    staleTime: 30_000,
    queryFn: async () => (await callFunction<FeeInvoices>('load-fee-invoices', { month })).invoices,
  })
}
