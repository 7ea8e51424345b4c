import { data } from 'react-router'
import { brand } from '../brand.ts'
import { loadPerson } from '../features/person/load-person.ts'
import { PersonPage } from '../features/person/person-page.tsx'
import { readReviewsView } from '../features/person/reviews-view.ts'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { preferencesOf } from '../lib/preferences.ts'
import { seo } from '../lib/seo.ts'
import { serverApi } from '../lib/server-api.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/person.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const view = readReviewsView(new URL(request.url).searchParams)
  const { language } = preferencesOf(request)
  const loaded = await loadPerson(serverApi(context), params.id, view, language)
  if (!loaded) throw data(null, { status: 404 })
  const t = translateFor(request, 'person')
  const name = loaded.person.first_name || t('person.nameless')
  return {
    ...loaded,
    view,
    messages: featureMessages(request, 'person'),
    head: { title: name, description: t('person.head.description', { name, brand: brand.name }) },
  }
}

// A business wants to be found; private people are found on the site, by what they lend, and not by a search engine.
export const meta = (args: Route.MetaArgs) =>
  args.loaderData ? seo(args, { ...args.loaderData.head, noIndex: !args.loaderData.person.is_business }) : []

export default function Person({ loaderData: { messages, ...loaded } }: Route.ComponentProps) {
  return (
    <Translation messages={messages}>
      <PersonPage {...loaded} />
    </Translation>
  )
}
