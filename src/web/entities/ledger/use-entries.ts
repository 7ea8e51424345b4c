import { useInfiniteQuery } from '@tanstack/react-query'
import { type Place, placeAfter } from '../../lib/keyset.ts'
import { useUser } from '../../lib/session.ts'
import type { EntryFilter } from './ledger-entry.ts'
import { loadEntries } from './load-entries.ts'

const PAGE = 50

/** The entries behind an amount, fifty at a time. */
export function useEntries(filter: EntryFilter) {
  const user = useUser()
  return useInfiniteQuery({
    queryKey: ['ledger', user?.id, 'entries', filter],
    queryFn: ({ pageParam }) => loadEntries(filter, PAGE, pageParam),
    initialPageParam: undefined as Place | undefined,
    getNextPageParam: (page) => placeAfter(page, PAGE, ({ at }) => at),
    enabled: user !== undefined,
    staleTime: 30_000,
  })
}
