import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ChangedListing } from '#contract/listing.ts'
import { callFunction } from '../../lib/call-function.ts'
import type { Draft } from './draft.ts'
import type { Photo } from './use-photos.ts'

interface Change {
  id: string
  draft: Draft
  photos: readonly Photo[]
}

/** Saves a listing that others saw before, or still see. */
export function useChangeListing() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, draft, photos }: Change) =>
      callFunction<ChangedListing>('change-listing', changeOf(id, draft, photos)),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['my-listings'] }),
  })
}

function changeOf(itemId: string, draft: Draft, photos: readonly Photo[]) {
  const { title, description, language, categoryId, attributes, place, address, quantity, ...terms } = draft
  return {
    itemId,
    content: {
      title,
      description,
      language,
      categoryId,
      attributes,
      photos: photos.flatMap(({ kept }) =>
        kept ? [{ path: kept.path, width: kept.width, height: kept.height, thumbhash: kept.thumbhash }] : [],
      ),
    },
    terms,
    quantity,
    location: { address, ...place },
  }
}
