import { data } from 'react-router'
import { placeName } from '../entities/place/place-name.ts'
import { loadWish, loadWishCategories } from '../features/wishes/load-wishes.ts'
import { WishPage } from '../features/wishes/wish-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { preferencesOf } from '../lib/preferences.ts'
import { seo } from '../lib/seo.ts'
import { serverApi } from '../lib/server-api.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/wish.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const api = serverApi(context)
  const { language } = preferencesOf(request)
  const t = translateFor(request, 'wishes')
  const [wish, categories] = await Promise.all([
    loadWish(api, params.id, language),
    loadWishCategories(api, language),
  ])
  const page = {
    wish,
    category: categories.find(({ id }) => id === wish?.category_id),
    messages: featureMessages(request, 'wishes'),
    head: {
      title: wish?.title ?? t('wishes.page.over'),
      description: wish
        ? t('wishes.page.description', { name: wish.first_name, place: placeName(wish), title: wish.title })
        : t('wishes.page.over-text'),
    },
  }
  return wish ? page : data(page, { status: 404 })
}

// A private person's wish is found on the site, and not by a search engine: it is soon over.
export const meta = (args: Route.MetaArgs) =>
  args.loaderData ? seo(args, { ...args.loaderData.head, noIndex: true }) : []

export default function Wish({ loaderData: { messages, wish, category } }: Route.ComponentProps) {
  return (
    <Translation messages={messages}>
      <WishPage wish={wish} category={category} />
    </Translation>
  )
}
