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
  issued_at: string
  gross_cents: number | null
}

const PAGE = 30

/** The invoices that the signed-in person sent or got, newest first, a page at a time. */
export function useInvoices() {
  const user = useUser()
  return useInfiniteQuery({
    queryKey: ['invoices', user?.id],
    initialPageParam: undefined as InvoiceEntry | undefined,
    queryFn: async ({ pageParam: last }): Promise<InvoiceEntry[]> => {
      const { from } = await supabase()
      let invoices = from('invoices')
        .select('id, kind, issuer_id, number, booking_id, issued_on, issued_at, gross_cents')
        // An admin may read all.
        .or(`issuer_id.eq.${user!.id},recipient_id.eq.${user!.id}`)
      if (last)
        invoices = invoices.or(
          `issued_at.lt."${last.issued_at}",and(issued_at.eq."${last.issued_at}",id.lt.${last.id})`,
        )
      return unwrap(
        await invoices.order('issued_at', { ascending: false }).order('id', { ascending: false }).limit(PAGE),
      )
    },
    getNextPageParam: (page) => (page.length === PAGE ? page.at(-1) : undefined),
    enabled: user !== undefined,
    staleTime: 30_000,
  })
}
