import { inTreeOrder } from '#domain/category/category.ts'
import { type Place, RADIUS_KM } from '#domain/search/search.ts'
import { inCityOf, loadCityNames } from '../../entities/place/city-names.ts'
import type { Language } from '../../i18n/languages.ts'
import { isUuid } from '../../lib/is-uuid.ts'
import type { serverApi } from '../../lib/server-api.ts'
import { unwrap } from '../../lib/unwrap.ts'
import type { OpenWish } from './open-wish.ts'

type Api = ReturnType<typeof serverApi>

/** The most wishes on the page. */
export const MAX_SHOWN = 60
/** A person goes further for what nobody near them has. */
const MIN_RADIUS_KM = 15
const KM_PER_DEGREE = 111

export interface WishCategory {
  id: string
  slug: string
  name: string
  icon: string
  /** Nothing new is looked for in it. */
  isRetired: boolean
}

/** For loaders: the newest open wishes, near a place where one is given. */
export async function loadWishes(
  api: Api,
  place: Place | undefined,
  language: Language,
): Promise<OpenWish[]> {
  let query = api.from('open_wishes').select('*')
  const at = place?.at
  if (at) {
    const north = Math.max(place.radiusKm ?? RADIUS_KM.default, MIN_RADIUS_KM) / KM_PER_DEGREE
    const east = north / Math.max(Math.cos((at.latitude * Math.PI) / 180), 0.1)
    query = query
      .gte('latitude', at.latitude - north)
      .lte('latitude', at.latitude + north)
      .gte('longitude', at.longitude - east)
      .lte('longitude', at.longitude + east)
  }
  const [wishes, names] = await Promise.all([
    query.order('created_at', { ascending: false }).limit(MAX_SHOWN),
    loadCityNames(api),
  ])
  return unwrap(wishes).map((wish) => inCityOf(names, wish, language))
}

/** For loaders: an open wish; null for one that is over or was never there. */
export async function loadWish(api: Api, id: string, language: Language): Promise<OpenWish | null> {
  if (!isUuid(id)) return null
  const answer = await api.from('open_wishes').select('*').eq('id', id).maybeSingle()
  const wish = unwrap(answer)
  return wish && inCityOf(await loadCityNames(api), wish, language)
}

/** For loaders: all categories, with their names in the language. */
export const loadWishCategories = (api: Api, language: Language): Promise<WishCategory[]> =>
  api.keep(`wish categories in ${language}`, async () =>
    inTreeOrder(
      unwrap(await api.from('categories').select('id, slug, names, icon, parent_id, position, retired_at')),
    ).map(({ id, slug, names, icon, retired_at }) => ({
      id,
      slug,
      icon,
      name: names[language] ?? names.en ?? slug,
      isRetired: retired_at !== null,
    })),
  )
