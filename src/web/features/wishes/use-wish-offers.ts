import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

const MAX_OFFERED = 100

/** The signed-in person's items with which they can answer a wish, and those with which they did. */
export function useWishOffers(wishId: string) {
  const user = useUser()
  return useQuery({
    queryKey: ['wish-offers', user?.id, wishId],
    enabled: user !== undefined,
    staleTime: 0,
    queryFn: async () => {
      const { from } = await supabase()
      const [items, answers] = await Promise.all([
        from('items')
          .select(
            'id, title, language, status, category_id, price_per_day_cents, images:item_images(path, thumbhash)',
          )
          .eq('owner_id', user!.id)
          .neq('status', 'removed')
          .order('published_at', { ascending: false, nullsFirst: false })
          .limit(MAX_OFFERED)
          .order('position', { referencedTable: 'images' })
          .limit(1, { referencedTable: 'images' }),
        from('wish_answers').select('item_id').eq('wish_id', wishId).eq('lender_id', user!.id),
      ])
      const offered = new Set(unwrap(answers).map(({ item_id }) => item_id))
      return unwrap(items)
        .map((item) => ({ ...item, isOffered: offered.has(item.id) }))
        .filter(({ status, isOffered }) => status === 'published' || isOffered)
    },
  })
}

export type WishOffer = NonNullable<ReturnType<typeof useWishOffers>['data']>[number]
