import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MyListing } from '#contract/my-listings.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

/** Throws a draft away, then its photos. */
export function useDeleteDraft() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, images }: MyListing) => {
      const { from, storage } = await supabase()
      unwrap(await from('items').delete().eq('id', id).select('id').single())
      if (images.length > 0) unwrap(await storage.from('images').remove(images.map(({ path }) => path)))
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['my-listings'] }),
  })
}
