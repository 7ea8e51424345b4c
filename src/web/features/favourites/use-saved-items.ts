import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { inCityOf } from '../../entities/place/city-names.ts'
import { fetchCityNames } from '../../entities/place/fetch-city-names.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

/** The most cards in one answer. */
const MOST = 100

/** The cards of these items, in this order; those that are not offered now are left out. */
export function useSavedItems(ids: string[] | undefined) {
  const language = useLanguage()
  const asked = ids?.slice(-MOST)
  return useQuery({
    queryKey: ['saved-items', language, asked],
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      if (!asked || asked.length === 0) return []
      const client = await supabase()
      const answer = unwrap(
        await client.rpc('search_items', { locale: language, only_ids: asked, page_size: MOST }),
      )
      const names = await fetchCityNames()
      return answer.items
        .map((item) => inCityOf(names, item, language))
        .toSorted((a, b) => asked.indexOf(b.id) - asked.indexOf(a.id))
    },
  })
}
