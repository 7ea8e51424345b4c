import type { CategoryFacts, LandingFacts } from '#contract/landing.ts'
import type { SearchAnswer } from '#contract/search-answer.ts'
import { DEFAULT_SEARCH, RADIUS_KM, type Search } from '#domain/search/search.ts'
import { weekendAfter } from '#domain/search/weekend.ts'
import type { Language } from '../../i18n/languages.ts'
import type { serverApi } from '../../lib/server-api.ts'
import { siteToday } from '../../lib/site-today.ts'
import { unwrap } from '../../lib/unwrap.ts'

type Api = ReturnType<typeof serverApi>

/** What is fewer is no page for a search engine. */
export const ENOUGH = 3
const SHOWN = 12
/** A part of a town is a walk across. */
const PART_KM = 2

export interface Landing {
  facts: LandingFacts
  /** What the page shows, as a search: everything there, and what is free at the weekend. */
  all: Search
  weekend: Search
  items: SearchAnswer['items']
  /** Free at the weekend around there. */
  free: { total: number; has_more: boolean }
}

interface Asked {
  town: string
  second?: string | undefined
  third?: string | undefined
}

export type FetchSearch = (search: Search, fewer?: { size: number }) => Promise<SearchAnswer>

/** For loaders: a landing page's content; undefined where there is no such place or category. */
export async function loadLanding(
  api: Api,
  asked: Asked,
  language: Language,
  fetchSearch: FetchSearch,
): Promise<Landing | undefined> {
  const facts = await loadFacts(api, asked, language)
  if (!facts) return undefined
  const { town, part, category, latitude, longitude } = facts
  const all: Search = {
    ...DEFAULT_SEARCH,
    ...(category && { category: category.slug }),
    place: {
      label: part ? `${part.name}, ${town.name}` : town.name,
      at: { latitude: round(latitude), longitude: round(longitude) },
      radiusKm: part ? PART_KM : RADIUS_KM.default,
    },
  }
  const weekend = { ...all, period: weekendAfter(siteToday()) }
  const free = await fetchSearch(weekend)
  const isFree = new Set(free.items.map(({ id }) => id))
  // Those that are free first, and then others where there are not enough, each once.
  const any = isFree.size < SHOWN ? await fetchSearch(all, { size: SHOWN }) : undefined
  const others = any?.items.filter(({ id }) => !isFree.has(id)) ?? []
  const items = [...free.items, ...others].slice(0, SHOWN)
  return {
    facts,
    all,
    weekend,
    items: items.map((item) => ({ ...item, total_cents: null, distance_m: null })),
    free: { total: free.total, has_more: free.has_more },
  }
}

export interface CategoryLanding {
  facts: CategoryFacts
  /** What the page shows, as a search. */
  all: Search
  items: SearchAnswer['items']
}

/** For loaders: the page of a category wherever it is; undefined where there is no such category. */
export async function loadCategoryLanding(
  api: Api,
  category: string,
  language: Language,
  fetchSearch: FetchSearch,
): Promise<CategoryLanding | undefined> {
  const facts = unwrap(
    await api.rpc('landing_category', { category, locale: language }),
  ) as unknown as CategoryFacts | null
  if (!facts) return undefined
  const all: Search = { ...DEFAULT_SEARCH, category: facts.category.slug }
  const { items } = await fetchSearch(all, { size: SHOWN })
  return { facts, all, items }
}

/** The second part of an address is a category or, where none has this name, a part of the town. */
async function loadFacts(api: Api, { town, second, third }: Asked, language: Language) {
  const ask = async (part = '', category = '') =>
    unwrap(
      await api.rpc('landing_page', { town, part, category, locale: language }),
    ) as unknown as LandingFacts | null
  if (third !== undefined) return ask(second, third)
  if (second === undefined) return ask()
  return (await ask('', second)) ?? ask(second)
}

const round = (degrees: number) => Math.round(degrees * 1_000) / 1_000
