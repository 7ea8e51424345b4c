import { useInfiniteQuery } from '@tanstack/react-query'
import type { InvoiceKind } from '#contract/invoices.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

export interface InvoiceEntry {
  id: string
  kind: InvoiceKind
  issuer_id: string | null
  number: string
  booking_id: string | null
  issued_on: string
  gross_cents: number | null
}

const PAGE = 30

/** The invoices that the signed-in person sent or got, newest first, a page at a time. */
export function useInvoices() {
  const user = useUser()
  return useInfiniteQuery({
    queryKey: ['invoices', user?.id],
    initialPageParam: 0,
    queryFn: async ({ pageParam }): Promise<InvoiceEntry[]> => {
      const { from } = await supabase()
      return unwrap(
        await from('invoices')
          .select('id, kind, issuer_id, number, booking_id, issued_on, gross_cents')
          // An admin may read all.
          .or(`issuer_id.eq.${user!.id},recipient_id.eq.${user!.id}`)
          .order('issued_at', { ascending: false })
          .order('id', { ascending: false })
          .range(pageParam, pageParam + PAGE - 1),
      )
    },
    getNextPageParam: (page, pages) => (page.length === PAGE ? pages.length * PAGE : undefined),
    enabled: user !== undefined,
    staleTime: 30_000,
  })
}
