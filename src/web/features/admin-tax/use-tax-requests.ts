import { useInfiniteQuery } from '@tanstack/react-query'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

/** A lender who was asked for what the tax report lacks of them, and has not answered. Instants in ISO 8601. */
export interface OpenTaxRequest {
  id: number
  requested_at: string
  first_reminder_at: string | null
  second_reminder_at: string | null
  withheld_at: string | null
  person: { id: string; name: string; email: string }
}

const A_PAGE = 25

/** Those who have not answered, who was asked first before the others; a page at a time. */
export function useTaxRequests() {
  const user = useUser()
  return useInfiniteQuery({
    queryKey: ['tax requests', user?.id],
    enabled: user !== undefined,
    staleTime: 30_000,
    initialPageParam: 0,
    queryFn: async ({ pageParam }) => {
      const { from } = await supabase()
      const rows: unknown = unwrap(
        await from('tax_requests')
          .select(
            `id, requested_at, first_reminder_at, second_reminder_at, withheld_at,
             person:profiles!tax_requests_user_id_fkey(id, name, email)`,
          )
          .is('answered_at', null)
          .gt('id', pageParam)
          .order('id')
          .limit(A_PAGE),
      )
      return rows as OpenTaxRequest[]
    },
    getNextPageParam: (page) => (page.length === A_PAGE ? page.at(-1)?.id : undefined),
  })
}
