import type { ItemCard } from '#contract/search-answer.ts'
import type { serverApi } from '../../lib/server-api.ts'
import { unwrap } from '../../lib/unwrap.ts'

const SHOWN = 4

interface Row {
  id: string
  owner: {
    id: string
    first_name: string
    avatar_path: string | null
    city: string | null
    is_verified: boolean
    rating_sum: number
    rating_count: number
  } | null
}

/** A lender, with one of their items. */
export interface Lender extends NonNullable<Row['owner']> {
  item: ItemCard
}

/** For loaders: the best rated owners of these items, each with the first of them. */
export async function loadLenders(
  api: ReturnType<typeof serverApi>,
  items: readonly ItemCard[],
): Promise<Lender[]> {
  if (items.length === 0) return []
  const answer = await api
    .from('items')
    .select(
      'id, owner:public_profiles!items_owner_id_fkey(id, first_name, avatar_path, city, is_verified, rating_sum, rating_count)',
    )
    .in(
      'id',
      items.map(({ id }) => id),
    )
  const owners = new Map(unwrap(answer).map(({ id, owner }) => [id, owner]))
  const lenders = new Map<string, Lender>()
  for (const item of items) {
    const owner = owners.get(item.id)
    if (owner?.first_name && !lenders.has(owner.id)) lenders.set(owner.id, { ...owner, item })
  }
  return [...lenders.values()].sort((a, b) => rating(b) - rating(a)).slice(0, SHOWN)
}

/** So that several good reviews count more than one: the mean as if there were two middling ones as well. */
const rating = ({ rating_sum, rating_count }: Lender) => (rating_sum + 2 * 3) / (rating_count + 2)
