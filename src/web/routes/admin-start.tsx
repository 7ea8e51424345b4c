import { StartPage } from '../features/admin-settings/start-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-start.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'settings'),
  title: translateFor(request, 'settings')('settings.start.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function AdminStart({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <StartPage />
    </Translation>
  )
}
