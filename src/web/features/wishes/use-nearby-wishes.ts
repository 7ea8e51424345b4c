import { useQuery } from '@tanstack/react-query'
import { WISH_RADIUS_KM } from '#domain/wish/wish.ts'
import { inCityOf } from '../../entities/place/city-names.ts'
import { fetchCityNames } from '../../entities/place/fetch-city-names.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

const MAX_SHOWN = 6

/** The open wishes near the signed-in lender's items that they could meet, the nearest first, with icons of categories. */
export function useNearbyWishes() {
  const user = useUser()
  const language = useLanguage()
  return useQuery({
    queryKey: ['nearby-wishes', user?.id, language],
    enabled: user !== undefined,
    staleTime: 0,
    queryFn: async () => {
      const { from, rpc } = await supabase()
      const wishes = unwrap(await rpc('my_nearby_wishes', { radius_km: WISH_RADIUS_KM, max_rows: MAX_SHOWN }))
      if (wishes.length === 0) return []
      const categories = unwrap(
        await from('categories')
          .select('id, icon')
          .in(
            'id',
            wishes.map(({ category_id }) => category_id),
          ),
      )
      const names = await fetchCityNames()
      return wishes.map((wish) => ({
        wish: inCityOf(names, wish, language),
        category: categories.find(({ id }) => id === wish.category_id),
      }))
    },
  })
}
