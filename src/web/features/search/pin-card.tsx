import { useQuery } from '@tanstack/react-query'
import type { ItemCard } from '#contract/search-answer.ts'
import { searchArguments } from '#contract/search-arguments.ts'
import { DEFAULT_SEARCH, type Search } from '#domain/search/search.ts'
import { SmallCard } from '../../entities/item/small-card.tsx'
import { inCityOf } from '../../entities/place/city-names.ts'
import { fetchCityNames } from '../../entities/place/fetch-city-names.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

/** The card of a pin: of this page of the results, or fetched where it is on another one. */
export function PinCard({ id, items, search }: { id: string; items: ItemCard[]; search: Search }) {
  const language = useLanguage()
  const known = items.find((item) => item.id === id)
  const { data = known } = useQuery({
    queryKey: ['item-card', id, language, search.period, search.pieces, search.delivery],
    enabled: !known,
    queryFn: async (): Promise<ItemCard | undefined> => {
      const { period, pieces, delivery, place } = search
      const criteria = searchArguments({ ...DEFAULT_SEARCH, period, pieces, delivery, place }, language)
      const client = await supabase()
      const answer = unwrap(await client.rpc('search_items', { ...criteria, radius_m: null, only_ids: [id] }))
      const [item] = answer.items
      return item && inCityOf(await fetchCityNames(), item, language)
    },
  })
  return (
    <div className="h-full lg:w-72">
      {data ? <SmallCard item={data} search={search} isLit /> : <Skeleton card className="h-28" />}
    </div>
  )
}
