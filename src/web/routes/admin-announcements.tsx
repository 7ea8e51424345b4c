import { AnnouncementsPage } from '../features/admin-texts/announcements-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-announcements.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'texts'),
  title: translateFor(request, 'texts')('texts.banner.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function AdminAnnouncements({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <AnnouncementsPage />
    </Translation>
  )
}
