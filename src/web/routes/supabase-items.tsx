import { ItemsTable } from '../features/technical/items-table.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { useLanguage } from '../lib/root-data.ts'
import { privatePage } from '../lib/seo.ts'
import { serverApi } from '../lib/server-api.ts'
import { translateFor } from '../lib/translate-for.ts'
import { unwrap } from '../lib/unwrap.ts'
import type { Route } from './+types/supabase-items.ts'

const COLUMNS = 'id,title,city,price_per_day_cents,published_at'
const ROWS = 50

export async function loader({ request, context }: Route.LoaderArgs) {
  const answer = await serverApi(context)
    .from('items')
    .select(COLUMNS)
    .order('published_at', { ascending: false })
    .limit(ROWS)
  return {
    rows: unwrap(answer),
    messages: featureMessages(request, 'content'),
    title: translateFor(request, 'content')('content.technical.items'),
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function SupabaseItems({ loaderData }: Route.ComponentProps) {
  return (
    <Translation language={useLanguage()} messages={loaderData.messages}>
      <ItemsTable
        rows={loaderData.rows}
        query={`GET /rest/v1/items?select=${COLUMNS}&order=published_at.desc&limit=${ROWS}`}
      />
    </Translation>
  )
}
