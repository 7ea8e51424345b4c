import { useQuery } from '@tanstack/react-query'
import type { ListingVersion } from '../../entities/item/listing-changes.tsx'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

const WORDS = 'title, description, language, attributes, category:categories(id, names)'
const COLUMNS =
  `${WORDS}, images:item_images(path, thumbhash), revisions:item_revisions(${WORDS}, images)` as const

/** An own listing as it is shown, and as its owner wants it; loaded when it is looked at. */
export function useWaitingChange(itemId: string, { enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: ['my-listings', 'waiting-change', itemId],
    enabled,
    queryFn: async (): Promise<{ before: ListingVersion; after: ListingVersion } | null> => {
      const { from } = await supabase()
      const answer = await from('items')
        .select(COLUMNS)
        .eq('id', itemId)
        .eq('revisions.status', 'pending')
        .order('position', { referencedTable: 'images' })
        .maybeSingle()
      const row = unwrap(answer)
      const after = row?.revisions[0]
      return row && after ? { before: row, after } : null
    },
  })
}
