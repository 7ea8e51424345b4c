import { data, redirect } from 'react-router'
import { ItemGrid } from '../entities/item/item-grid.tsx'
import { FavouriteButton } from '../features/favourites/favourite-button.tsx'
import { Favourites } from '../features/favourites/favourites.tsx'
import { CategoryPage } from '../features/landing/category-page.tsx'
import { landingJsonLd } from '../features/landing/landing-json-ld.ts'
import { LandingPage } from '../features/landing/landing-page.tsx'
import { categoryWords, landingWords } from '../features/landing/landing-words.ts'
import {
  ENOUGH,
  type FetchSearch,
  loadCategoryLanding,
  loadLanding,
} from '../features/landing/load-landing.ts'
import { trailOf, trailOfCategory } from '../features/landing/trail.ts'
import { fetchSearch } from '../features/search/load-search.ts'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { preferencesOf } from '../lib/preferences.ts'
import { seo } from '../lib/seo.ts'
import { serverApi } from '../lib/server-api.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/landing.ts'

/** The first part of an address is a town or, where none has this name and nothing follows, a category. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const api = serverApi(context)
  const { language } = preferencesOf(request)
  const search: FetchSearch = (wanted, fewer) => fetchSearch(api, wanted, language, fewer)
  const t = translateFor(request, 'landing')
  const towns = t('landing.towns.short')
  const landing = await loadLanding(api, params, language, search)
  const ofCategory =
    landing || params.second !== undefined
      ? undefined
      : await loadCategoryLanding(api, params.town, language, search)
  const found = landing
    ? { trail: trailOf(landing.facts, towns), words: landingWords(landing, t) }
    : ofCategory && {
        trail: trailOfCategory(ofCategory.facts, towns),
        words: categoryWords(ofCategory.facts, t),
      }
  if (!found) throw data(null, { status: 404 })
  const { pathname, search: query } = new URL(request.url)
  // A town has one address, whatever it is called elsewhere, and so has a category.
  const own = found.trail.at(-1)!.to
  if (pathname.replace(/\.data$/, '') !== own) throw redirect(`${own}${query}`, 301)
  return { landing, ofCategory, ...found, messages: featureMessages(request, 'landing') }
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return []
  const { landing, ofCategory, words, trail } = args.loaderData
  const { facts, items } = (landing ?? ofCategory)!
  return seo(args, {
    title: words.title,
    description: words.lead,
    noIndex: facts.count < ENOUGH,
    jsonLd: (whole) => landingJsonLd({ items }, words, trail, whole),
  })
}

export default function Landing({ loaderData: { messages, landing, ofCategory } }: Route.ComponentProps) {
  const grid = (
    <Favourites>
      <ItemGrid
        items={(landing ?? ofCategory)!.items}
        heading="h2"
        hasFirstPicture
        corner={({ id, title }) => <FavouriteButton itemId={id} title={title} />}
      />
    </Favourites>
  )
  return (
    <Translation messages={messages}>
      {landing && <LandingPage landing={landing} grid={grid} />}
      {ofCategory && <CategoryPage landing={ofCategory} grid={grid} />}
    </Translation>
  )
}
