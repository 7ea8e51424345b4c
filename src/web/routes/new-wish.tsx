import { data } from 'react-router'
import { parseSearch } from '#domain/search/parse-search.ts'
import { pickedDays } from '#domain/search/wanted-period.ts'
import { terms } from '#domain/settings/terms.ts'
import { WISH_LIMITS } from '#domain/wish/wish.ts'
import { fetchPlaces } from '../entities/place/fetch-places.ts'
import { loadWishCategories } from '../features/wishes/load-wishes.ts'
import { NewWishPage } from '../features/wishes/new-wish-page.tsx'
import { placeOfWish } from '../features/wishes/place-of-wish.ts'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { preferencesOf } from '../lib/preferences.ts'
import { privatePage } from '../lib/seo.ts'
import { serverApi } from '../lib/server-api.ts'
import { siteToday } from '../lib/site-today.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/new-wish.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  // Switched off by the operator: those that are open are still answered at their own address.
  if (!terms.wishes) throw data(null, { status: 404 })
  const api = serverApi(context)
  const { language } = preferencesOf(request)
  const search = parseSearch(new URL(request.url).searchParams, Date.now())
  const [categories, place] = await Promise.all([
    loadWishCategories(api, language),
    placeOfWish(search.place, (ask) =>
      fetchPlaces({ ...ask, language, names: 'own' }, api.fetch, api.config.siteUrl).catch(() => []),
    ),
  ])
  const days = search.period && pickedDays(search.period)
  return {
    categories,
    today: siteToday(),
    start: {
      title: search.text.slice(0, WISH_LIMITS.title[1]),
      categoryId: categories.find(({ slug }) => slug === search.category)?.id ?? '',
      place,
      first: days?.first ?? '',
      last: days?.last ?? '',
      cents: search.maxPriceCents ?? null,
      note: '',
    },
    messages: featureMessages(request, 'wishes'),
    title: translateFor(request, 'wishes')('wishes.new.title'),
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function NewWish({
  loaderData: { messages, start, categories, today },
}: Route.ComponentProps) {
  return (
    <Translation messages={messages}>
      <NewWishPage start={start} categories={categories} today={today} />
    </Translation>
  )
}
