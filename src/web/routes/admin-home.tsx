import { OverviewPage } from '../features/admin/overview-page.tsx'
import { StartList } from '../features/admin-settings/start-list.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-home.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'settings'),
  title: translateFor(request, 'admin')('admin.overview.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function AdminHome({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <OverviewPage start={<StartList />} />
    </Translation>
  )
}
