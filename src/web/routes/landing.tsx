import { data, redirect } from 'react-router'
import { ItemGrid } from '../entities/item/item-grid.tsx'
import { FavouriteButton } from '../features/favourites/favourite-button.tsx'
import { Favourites } from '../features/favourites/favourites.tsx'
import { landingJsonLd } from '../features/landing/landing-json-ld.ts'
import { LandingPage } from '../features/landing/landing-page.tsx'
import { landingWords } from '../features/landing/landing-words.ts'
import { ENOUGH, loadLanding } from '../features/landing/load-landing.ts'
import { trailOf } from '../features/landing/trail.ts'
import { fetchSearch } from '../features/search/load-search.ts'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { preferencesOf } from '../lib/preferences.ts'
import { seo } from '../lib/seo.ts'
import { serverApi } from '../lib/server-api.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/landing.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const api = serverApi(context)
  const { language } = preferencesOf(request)
  const landing = await loadLanding(api, params, language, (search) => fetchSearch(api, search, language))
  if (!landing) throw data(null, { status: 404 })
  const t = translateFor(request, 'landing')
  const trail = trailOf(landing.facts, t('landing.towns.short'))
  const { pathname, search } = new URL(request.url)
  // A town has one address, whatever it is called elsewhere.
  const own = trail.at(-1)!.to
  if (pathname.replace(/\.data$/, '') !== own) throw redirect(`${own}${search}`, 301)
  return { landing, trail, words: landingWords(landing, t), messages: featureMessages(request, 'landing') }
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return []
  const { landing, words, trail } = args.loaderData
  return seo(args, {
    title: words.title,
    description: words.lead,
    noIndex: landing.facts.count < ENOUGH,
    jsonLd: (whole) => landingJsonLd(landing, words, trail, whole),
  })
}

export default function Landing({ loaderData: { messages, landing } }: Route.ComponentProps) {
  return (
    <Translation messages={messages}>
      <LandingPage
        landing={landing}
        grid={
          <Favourites>
            <ItemGrid
              items={landing.items}
              heading="h2"
              hasFirstPicture
              corner={({ id, title }) => <FavouriteButton itemId={id} title={title} />}
            />
          </Favourites>
        }
      />
    </Translation>
  )
}
