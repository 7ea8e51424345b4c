import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ChangedListing } from '#contract/listing.ts'
import { callFunction } from '../../lib/call-function.ts'
import { useUser } from '../../lib/session.ts'
import type { Draft } from './draft.ts'
import { type KeptPhoto, type LoadedListing, loadListing } from './load-listing.ts'
import { editOf, withEdit } from './unsaved-edit.ts'

interface Change {
  id: string
  /** The listing as its lender found it. */
  found: Pick<LoadedListing, 'draft' | 'photos'>
  draft: Draft
  photos: KeptPhoto[]
}

/**
 * Saves what was changed of a listing that others saw before, or still see. What is changed in another tab meanwhile
 * stays, unless it is changed here as well.
 */
export function useChangeListing() {
  const queries = useQueryClient()
  const user = useUser()
  return useMutation({
    mutationFn: async ({ id, found, draft, photos }: Change) => {
      const now = (await loadListing(user!.id, id)) ?? found
      return callFunction<ChangedListing>(
        'change-listing',
        changeOf(id, withEdit(now, editOf(found, draft, photos))),
      )
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['my-listings'] }),
  })
}

function changeOf(itemId: string, { draft, photos }: Pick<LoadedListing, 'draft' | 'photos'>) {
  const { title, description, language, categoryId, attributes, place, address, quantity, ...terms } = draft
  return {
    itemId,
    content: {
      title,
      description,
      language,
      categoryId,
      attributes,
      photos: photos.map(({ path, width, height, thumbhash }) => ({ path, width, height, thumbhash })),
    },
    terms,
    quantity,
    location: { address, ...place },
  }
}
