import { SettingsPage } from '../features/admin-settings/settings-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-settings.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'settings'),
  title: translateFor(request, 'settings')('settings.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function AdminSettings({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <SettingsPage />
    </Translation>
  )
}
