import { useSearchParams } from 'react-router'
import { StopMailsPage } from '../features/notifications/stop-mails-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/stop-mails.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'notifications'),
  title: translateFor(request, 'notifications')('notifications.stop.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function StopMails({ loaderData }: Route.ComponentProps) {
  const token = useSearchParams()[0].get('token') ?? ''
  return (
    <Translation messages={loaderData.messages}>
      <StopMailsPage token={token} />
    </Translation>
  )
}
