import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../lib/session.ts'
import { loadListing } from './load-listing.ts'

/**
 * An own item, as it was when its owner began to edit it: read once a visit, so that nothing changes while they type.
 */
export function useListing(id: string | undefined) {
  const user = useUser()
  return useQuery({
    queryKey: ['listing', user?.id, id],
    queryFn: () => loadListing(user!.id, id!),
    enabled: Boolean(user && id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}
