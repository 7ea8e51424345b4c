import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ListingAnswer } from '#contract/listing.ts'
import { callFunction } from '../../lib/call-function.ts'
import { reloadUser } from '../../lib/session.ts'

/** Publishes or pauses an own item. */
export function useListingAction(action: 'publish-item' | 'pause-item') {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (itemId: string) => callFunction<ListingAnswer>(action, { itemId }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['my-listings'] })
      // An owner who publishes for the first time is a lender from now on.
      if (action === 'publish-item') await reloadUser()
    },
  })
}
