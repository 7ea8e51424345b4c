import { ItemsPage } from '../features/technical/items-page.tsx'
import { parseItemsQuery } from '../features/technical/items-query.ts'
import { listItems } from '../features/technical/list-items.ts'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import { renderContext } from '../render-context.ts'
import type { Route } from './+types/supabase-items.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { config, fetch } = context.get(renderContext)
  const api = { url: config.apiUrl || config.siteUrl, publishableKey: config.publishableKey, fetch }
  const query = parseItemsQuery(new URL(request.url).searchParams)
  return {
    query,
    answer: await listItems(api, query),
    messages: featureMessages(request, 'content'),
    title: translateFor(request, 'content')('content.technical.items'),
  }
}

/** The time that is shown is the one of this request. */
export const headers = () => ({ 'cache-control': 'no-store' })

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function SupabaseItems({ loaderData }: Route.ComponentProps) {
  const { query, answer, messages } = loaderData
  return (
    <Translation messages={messages}>
      <ItemsPage query={query} answer={answer} />
    </Translation>
  )
}
