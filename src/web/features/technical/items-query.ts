export const ITEM_SORTS = ['title', 'city', 'price_per_day_cents', 'published_at'] as const
export type ItemSort = (typeof ITEM_SORTS)[number]

export const ITEMS_A_PAGE = 25
/** A page further back would have all before it read and sorted. */
export const MAX_PAGE = 40
const MAX_WORDS = 80

/** The query in the address of `/supabase-items`. */
export interface ItemsQuery {
  /** Part of the title; empty for any. */
  title: string
  /** Part of the city's name; empty for any. */
  city: string
  /** The highest price a day, a whole amount. */
  maxPrice: number | null
  sort: ItemSort
  descending: boolean
  page: number
}

/** Reads the page's address; what makes no sense is left out. */
export function parseItemsQuery(parameters: URLSearchParams): ItemsQuery {
  const [column, direction] = (parameters.get('order') ?? '').split('.')
  const sort = ITEM_SORTS.find((known) => known === column)
  return {
    title: wordsOf(parameters.get('title')),
    city: wordsOf(parameters.get('city')),
    maxPrice: numberOf(parameters.get('max_price'), 1_000_000) ?? null,
    sort: sort ?? 'published_at',
    descending: sort ? direction === 'desc' : true,
    page: numberOf(parameters.get('page'), MAX_PAGE) ?? 1,
  }
}

/** The page's address for a query; a change of anything but the page begins at the first one. */
export function itemsPath(query: ItemsQuery, change: Partial<ItemsQuery>): string {
  const next = { ...query, page: 1, ...change }
  const parameters = new URLSearchParams({
    ...(next.title && { title: next.title }),
    ...(next.city && { city: next.city }),
    ...(next.maxPrice !== null && { max_price: String(next.maxPrice) }),
    order: orderOf(next),
    ...(next.page > 1 && { page: String(next.page) }),
  })
  return `/supabase-items?${parameters}`
}

/** As in the data API: `title.asc`. */
export const orderOf = ({ sort, descending }: Pick<ItemsQuery, 'sort' | 'descending'>): string =>
  `${sort}.${descending ? 'desc' : 'asc'}`

const wordsOf = (text: string | null) => (text ?? '').trim().slice(0, MAX_WORDS)

function numberOf(text: string | null, most: number): number | undefined {
  return text && /^\d{1,7}$/.test(text) && Number(text) >= 1 ? Math.min(Number(text), most) : undefined
}
