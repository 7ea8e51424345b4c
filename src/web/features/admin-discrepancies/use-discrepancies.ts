import { useInfiniteQuery } from '@tanstack/react-query'
import { following, type Place, placeAfter } from '../../lib/keyset.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

const COLUMNS =
  'id, kind, own_cents, provider_cents, found_at, decision, reason, reference, explained_at, explanation'
const ORDER = { column: 'found_at', ascending: true }
const A_PAGE = 25

/**
 * Where payments and payouts do not agree with their provider or the ledger, and nobody has said why, or somebody has;
 * the oldest first, a page at a time.
 */
export function useDiscrepancies(isExplained: boolean) {
  const user = useUser()
  return useInfiniteQuery({
    queryKey: ['discrepancies', user?.id, isExplained],
    enabled: Boolean(user),
    initialPageParam: undefined as Place | undefined,
    queryFn: async ({ pageParam }) => {
      const { from } = await supabase()
      let rows = from('discrepancies').select(COLUMNS)
      rows = isExplained ? rows.not('explained_at', 'is', null) : rows.is('explained_at', null)
      if (pageParam) rows = rows.or(following(pageParam, ORDER))
      return unwrap(await rows.order('found_at').order('id').limit(A_PAGE))
    },
    getNextPageParam: (page) => placeAfter(page, A_PAGE, ({ found_at }) => found_at),
    select: ({ pages }) => pages.flat(),
  })
}

export type Discrepancy = NonNullable<ReturnType<typeof useDiscrepancies>['data']>[number]
