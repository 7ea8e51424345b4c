import { data } from 'react-router'
import { parseSearch } from '#domain/search/parse-search.ts'
import { terms } from '#domain/settings/terms.ts'
import { locate } from '../features/search/load-search.ts'
import { loadWishCategories, loadWishes } from '../features/wishes/load-wishes.ts'
import { wishesJsonLd } from '../features/wishes/wishes-json-ld.ts'
import { WishesPage } from '../features/wishes/wishes-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { preferencesOf } from '../lib/preferences.ts'
import { seo } from '../lib/seo.ts'
import { serverApi } from '../lib/server-api.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/wishes.ts'

/** What is fewer is no page for a search engine. */
const ENOUGH = 3

export async function loader({ request, context }: Route.LoaderArgs) {
  // Switched off by the operator: those that are open are still answered at their own address.
  if (!terms.wishes) throw data(null, { status: 404 })
  const api = serverApi(context)
  const { language } = preferencesOf(request)
  const t = translateFor(request, 'wishes')
  const { place } = await locate(api, parseSearch(new URL(request.url).searchParams, Date.now()), language)
  const [wishes, categories] = await Promise.all([
    loadWishes(api, place, language),
    loadWishCategories(api, language),
  ])
  const title = place?.label ? t('wishes.list.title-near', { place: place.label }) : t('wishes.list.title')
  return {
    place,
    wishes,
    categories,
    messages: featureMessages(request, 'wishes'),
    head: { title, description: t('wishes.list.text') },
  }
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return []
  const { head, wishes } = args.loaderData
  return seo(args, {
    ...head,
    keep: ['place'],
    noIndex: wishes.length < ENOUGH,
    jsonLd: (whole) => wishesJsonLd(head.title, wishes, whole),
  })
}

export default function Wishes({
  loaderData: { messages, place, wishes, categories },
}: Route.ComponentProps) {
  return (
    <Translation messages={messages}>
      <WishesPage place={place} wishes={wishes} categories={categories} />
    </Translation>
  )
}
