import { useEffect } from 'react'
import { redirect, useRevalidator, useSearchParams } from 'react-router'
import type { SearchAnswer } from '#contract/search-answer.ts'
import { namedOccasions } from '#domain/search/occasions/find-occasions.ts'
import { parseSearch } from '#domain/search/parse-search.ts'
import type { Search } from '#domain/search/search.ts'
import { searchPath } from '#domain/search/search-query.ts'
import { terms } from '#domain/settings/terms.ts'
import { loadAttributes } from '../entities/item/load-attributes.ts'
import { rememberSearch } from '../entities/suggestion/recent-searches.ts'
import { FavouriteButton } from '../features/favourites/favourite-button.tsx'
import { Favourites } from '../features/favourites/favourites.tsx'
import { LazyMap } from '../features/map/lazy-map.tsx'
import { attributeCards } from '../features/search/attribute-cards.ts'
import { fetchBesideOne } from '../features/search/fetch-beside-one.ts'
import { fetchByWords } from '../features/search/fetch-by-words.ts'
import { fetchRelaxed } from '../features/search/fetch-relaxed.ts'
import {
  fetchLike,
  fetchMeaning,
  fetchPlaceIn,
  fetchSearch,
  knownPlaces,
  loadCategories,
  locate,
} from '../features/search/load-search.ts'
import { readWords } from '../features/search/read-words.ts'
import { SearchPage } from '../features/search/search-page.tsx'
import { searchTitle } from '../features/search/search-title.ts'
import { SetOfThings } from '../features/search/set-of-things.tsx'
import { useTranslate } from '../i18n/translation.tsx'
import { errorMessage } from '../lib/errors.ts'
import { LatePart } from '../lib/late-part.tsx'
import { lazyPart } from '../lib/lazy-part.ts'
import { preferencesOf } from '../lib/preferences.ts'
import { seo } from '../lib/seo.ts'
import { serverApi } from '../lib/server-api.ts'
import { siteToday } from '../lib/site-today.ts'
import { translateFor } from '../lib/translate-for.ts'
import { ErrorState } from '../ui/error-state.tsx'
import type { Route } from './+types/search.ts'

// A list does not fetch what only a map needs.
const MapPage = lazyPart(async () => ({ default: (await import('../features/search/map-page.tsx')).MapPage }))

const AddSetButton = lazyPart(async () => ({
  default: (await import('../features/basket/add-set-button.tsx')).AddSetButton,
}))

const LABELS_ON_MAP = 100
const IDEAS = 4

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = serverApi(context)
  const { language } = preferencesOf(request)
  const t = translateFor(request)
  const { searchParams } = new URL(request.url)
  const asked = parseSearch(searchParams, Date.now())
  const today = siteToday()
  const wanted = await readWords(asked, today, (words) => fetchPlaceIn(api, words, language))
  // What was understood stands in the address, where it can be seen and taken away again.
  if (searchPath(wanted) !== searchPath(asked)) throw redirect(withLanguage(searchPath(wanted), searchParams))
  const [located, all, places, attributes] = await Promise.all([
    locate(api, wanted, language),
    loadCategories(api, language),
    wanted.view === 'map' ? knownPlaces(api, '', language, LABELS_ON_MAP) : [],
    wanted.category ? loadAttributes(api, wanted.category) : [],
  ])
  // Their pictures are for the home page.
  const categories = all.map(({ tint, image_path, image_thumbhash, ...category }) =>
    category.slug === wanted.category
      ? { ...category, attributes: attributeCards(attributes, language) }
      : category,
  )
  // One that was merged into another has its address no more.
  const successor = categories.find(({ former }) => former.includes(wanted.category ?? ''))?.slug
  if (successor) {
    throw redirect(withLanguage(searchPath({ ...wanted, category: successor }), searchParams), 301)
  }
  const byWords = (search: Search) =>
    fetchByWords(search, language, {
      fetchSearch: (one) => fetchSearch(api, one, language),
      fetchMeaning: (text) => fetchMeaning(api, text, language),
    })
  const { answer, things, set, otherTimes, isEmpty, missing, about } = await byWords(located)
  // A message is long; from here on it is what it asks for.
  const found = about ? { ...located, text: about } : located
  const ideas = isEmpty ? namedOccasions(language).slice(0, IDEAS) : undefined
  const answerWords = async (search: Search) => (await byWords(search)).answer
  answer.relaxed = await fetchRelaxed(found, answer, answerWords)
  const beside = await fetchBesideOne(found, answer, {
    today,
    fetchSearch: (search, ids) => fetchSearch(api, search, language, { ids }),
    fetchWords: answerWords,
    locate: (search) => locate(api, search, language),
    fetchLike: (ids, search) => fetchLike(api, ids, search),
  })
  const title = searchTitle(found, categories, t)
  const description = t(answer.has_more ? 'search.head.descriptionMore' : 'search.head.description', {
    times: t(terms.hourly ? 'search.times.hourly' : 'search.times.daily'),
    count: answer.total,
  })
  return {
    ...{ found, answer, things, set, otherTimes, ideas, missing, beside },
    ...{ categories, places, title, description },
  }
}

function withLanguage(path: string, asked: URLSearchParams): string {
  const language = asked.get('lang')
  return language ? `${path}${path.includes('?') ? '&' : '?'}lang=${encodeURIComponent(language)}` : path
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  if (!loaderData) return []
  const { title, description, answer } = loaderData
  return seo(args, {
    title,
    description,
    keep: ['q', 'category', 'place', 'page'],
    noIndex: answer.total === 0,
    jsonLd: (whole) => itemList(title, answer, whole),
  })
}

export default function SearchScreen({ loaderData }: Route.ComponentProps) {
  const { places, set, ...page } = loaderData
  const { period, place } = page.found
  const asked = useSearchParams()[0].get('q')
  useEffect(() => {
    if (asked) rememberSearch(asked)
  }, [asked])
  const shared = {
    ...page,
    corner: ({ id, title }: { id: string; title: string }) => <FavouriteButton itemId={id} title={title} />,
  }
  return (
    <Favourites>
      {page.found.view === 'list' ? (
        <SearchPage
          {...shared}
          set={
            set.length > 1 && (
              <SetOfThings isComplete={Boolean(period && place)}>
                {period && (
                  <LatePart fallback={null}>
                    <AddSetButton ids={set} period={period} />
                  </LatePart>
                )}
              </SetOfThings>
            )
          }
        />
      ) : (
        <LatePart fallback={null}>
          <MapPage {...shared} map={(map) => <LazyMap {...map} places={places} />} />
        </LatePart>
      )}
    </Favourites>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTranslate()
  const { revalidate } = useRevalidator()
  return <ErrorState title={t('search.error')} text={errorMessage(error, t)} onRetry={revalidate} />
}

/** The results for search engines. */
const itemList = (name: string, { total, items }: SearchAnswer, whole: (path: string) => string) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  numberOfItems: total,
  itemListElement: items.map(({ id, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: whole(`/product/${id}`),
  })),
})
