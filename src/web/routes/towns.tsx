import { type Country, TownsPage } from '../features/landing/towns-page.tsx'
import { loadCategories } from '../features/search/load-search.ts'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { preferencesOf } from '../lib/preferences.ts'
import { seo } from '../lib/seo.ts'
import { serverApi } from '../lib/server-api.ts'
import { translateFor } from '../lib/translate-for.ts'
import { unwrap } from '../lib/unwrap.ts'
import type { Route } from './+types/towns.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { language } = preferencesOf(request)
  const t = translateFor(request, 'landing')
  const api = serverApi(context)
  const [towns, categories] = await Promise.all([
    api.rpc('landing_overview', { locale: language }).then(unwrap),
    loadCategories(api, language),
  ])
  // Named here: browsers do not all have the same names.
  const nameOf = new Intl.DisplayNames([language], { type: 'region' })
  const countries = new Map<string, Country>()
  for (const { slug, name, country, item_count } of towns) {
    const known = countries.get(country) ?? { code: country, name: nameOf.of(country) ?? country, towns: [] }
    known.towns.push({ slug, name, count: item_count })
    countries.set(country, known)
  }
  return {
    countries: [...countries.values()],
    kinds: categories
      .filter(({ parent, item_count }) => !parent && item_count > 0)
      .map(({ slug, name, item_count }) => ({ slug, name, count: item_count })),
    messages: featureMessages(request, 'landing'),
    head: { title: t('landing.towns.title'), description: t('landing.towns.text') },
  }
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData
    ? seo(args, { ...args.loaderData.head, noIndex: args.loaderData.countries.length === 0 })
    : []

export default function Towns({ loaderData: { messages, countries, kinds } }: Route.ComponentProps) {
  return (
    <Translation messages={messages}>
      <TownsPage countries={countries} kinds={kinds} />
    </Translation>
  )
}
