import { Suspense, useEffect } from 'react'
import { useFetcher, useSearchParams } from 'react-router'
import type { KnownPlace } from '#contract/search-answer.ts'
import { namedOccasions } from '#domain/search/occasions/find-occasions.ts'
import { parseSearch } from '#domain/search/parse-search.ts'
import { DEFAULT_SEARCH, type Place, RADIUS_KM } from '#domain/search/search.ts'
import { isNextWeek, weekendAfter } from '#domain/search/weekend.ts'
import { terms } from '#domain/settings/terms.ts'
import { ItemGrid } from '../entities/item/item-grid.tsx'
import { placeName } from '../entities/place/place-name.ts'
import { rememberedPlace } from '../entities/place/remembered-place.ts'
import { FavouriteButton } from '../features/favourites/favourite-button.tsx'
import { Favourites } from '../features/favourites/favourites.tsx'
import { featuredFirst } from '../features/home/featured-first.ts'
import { HomePage } from '../features/home/home-page.tsx'
import { loadFeatured } from '../features/home/load-featured.ts'
import { loadLenders } from '../features/home/load-lenders.ts'
import { loadOwnTexts } from '../features/home/load-own-texts.ts'
import { loadVoices } from '../features/home/load-voices.ts'
import { siteJsonLd } from '../features/home/site-json-ld.ts'
import { StripPlace } from '../features/home/strip-place.tsx'
import { useHomeTown } from '../features/home/use-home-town.ts'
import { fetchSearch, knownPlaces, loadCategories } from '../features/search/load-search.ts'
import { SearchForm } from '../features/search/search-form.tsx'
import type { Language } from '../i18n/languages.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { preferencesOf } from '../lib/preferences.ts'
import { seo } from '../lib/seo.ts'
import { serverApi } from '../lib/server-api.ts'
import { useUser } from '../lib/session.ts'
import { siteToday } from '../lib/site-today.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/home.ts'

const HoldStrip = lazyPart(async () => ({
  default: (await import('../features/basket/hold-strip.tsx')).HoldStrip,
}))
const RentalStrip = lazyPart(async () => ({
  default: (await import('../features/dashboard/rental-strip.tsx')).RentalStrip,
}))

const SHOWN_ITEMS = 8
const PICTURES = 3
/** Some more, so that there are lenders to choose from. */
const FOUND_ITEMS = 12
const SHOWN_CITIES = 6

/** The city that stands for a language, for a first guess that needs no location. */
const HOME_OF: Record<Language, string | undefined> = { de: 'DE', fr: 'FR', es: 'ES', en: undefined }

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = serverApi(context)
  const { language } = preferencesOf(request)
  const t = translateFor(request)
  const wanted = parseSearch(new URL(request.url).searchParams, Date.now()).place?.label
  const [categories, known, named, voices, featured, own] = await Promise.all([
    loadCategories(api, language),
    knownPlaces(api, '', language, SHOWN_CITIES),
    wanted ? knownPlaces(api, wanted, language, 1) : [],
    loadVoices(api, language),
    loadFeatured(api),
    loadOwnTexts(api, language),
  ])
  const topCategories = categories.filter(({ parent }) => parent === null)
  const cities = known.filter(({ neighbourhood }) => neighbourhood === null)
  const chosen = named[0] ?? cities.find(({ country }) => country === HOME_OF[language]) ?? cities[0]
  const place = chosen && placeOf(chosen)
  const today = siteToday()
  const around = { ...DEFAULT_SEARCH, place }
  const onWeekend = { ...around, period: weekendAfter(today) }
  const some = { size: FOUND_ITEMS }
  const free = await fetchSearch(api, onWeekend, language, some)
  const isFree = free.items.length > 0
  const search = isFree ? onWeekend : around
  const found = isFree ? free : await fetchSearch(api, search, language, some)
  const first = featured.length > 0 ? await fetchSearch(api, search, language, { ids: featured }) : undefined
  // The middle of a town is no place from which anybody wants to know how far it is.
  const items = featuredFirst(featured, first?.items ?? [], found.items).map((item) => ({
    ...item,
    distance_m: null,
  }))
  return {
    categories: topCategories,
    occasions: namedOccasions(language),
    cities,
    place,
    // A guess shows things; it narrows nothing down.
    isGuess: named.length === 0,
    items: items.slice(0, SHOWN_ITEMS),
    // Further ones where there are, so that little is seen twice.
    pictures: items.slice(0, SHOWN_ITEMS + PICTURES).slice(-PICTURES),
    itemCount: topCategories.reduce((sum, { item_count }) => sum + item_count, 0),
    weekend: isFree ? weekendAfter(today) : undefined,
    isNextWeek: isNextWeek(today),
    voices,
    lenders: await loadLenders(api, items),
    own,
    title: own?.title ?? t('home.head.title'),
    description:
      own?.description ??
      t('home.head.description', { times: t(terms.hourly ? 'home.times.hourly' : 'home.times.daily') }),
    // Made here, so that no browser loads what makes it.
    jsonLd: siteJsonLd(api.config.siteUrl),
  }
}

const placeOf = ({ neighbourhood, city, latitude, longitude }: KnownPlace): Place => ({
  label: placeName({ neighbourhood, city }),
  at: { latitude: Math.round(latitude * 1_000) / 1_000, longitude: Math.round(longitude * 1_000) / 1_000 },
  radiusKm: RADIUS_KM.default,
})

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  if (!loaderData) return []
  const { title, description, jsonLd } = loaderData
  return seo(args, { title, description, jsonLd: () => jsonLd })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { items, isGuess, ...page } = useRememberedPlace(loaderData)
  return (
    <>
      <StripPlace>
        {useUser() && (
          <Suspense>
            <HoldStrip />
            <RentalStrip />
          </Suspense>
        )}
      </StripPlace>
      <HomePage
        {...page}
        form={<SearchForm place={isGuess ? undefined : page.place} />}
        grid={
          <Favourites>
            <ItemGrid
              width="rows"
              items={items}
              {...(page.weekend && { search: { ...DEFAULT_SEARCH, period: page.weekend } })}
              corner={({ id, title }) => <FavouriteButton itemId={id} title={title} />}
            />
          </Favourites>
        }
      />
    </>
  )
}

/** Where the address names no place, the one of the last search, of the profile or of the browser is used, in this order. */
function useRememberedPlace(given: Route.ComponentProps['loaderData']): Route.ComponentProps['loaderData'] {
  const isNamed = useSearchParams()[0].has('place')
  const homeTown = useHomeTown()
  const { load, data } = useFetcher<typeof loader>()
  useEffect(() => {
    if (isNamed || homeTown === undefined) return
    const place = rememberedPlace() ?? homeTown ?? townOfTimeZone()
    if (place && place !== given.place?.label) load(`/?index&place=${encodeURIComponent(place)}`)
  }, [isNamed, homeTown, given.place?.label, load])
  const isBetter = data && !data.isGuess
  return isNamed || !isBetter ? given : data
}

/** The town that the browser's time zone is named after, which needs no location. */
function townOfTimeZone(): string | undefined {
  const [area, ...names] = (Intl.DateTimeFormat().resolvedOptions().timeZone ?? '').split('/')
  // UTC and the like name no town.
  return area === 'Etc' ? undefined : names.at(-1)?.replaceAll('_', ' ')
}
