import { SettingsPage } from '../features/notifications/settings-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/account-notifications.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'notifications'),
  title: translateFor(request, 'notifications')('notifications.settings.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function Settings({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <SettingsPage />
    </Translation>
  )
}
