import { MessagesPage } from '../features/messaging/messages-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/messages.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'messaging'),
  title: translateFor(request, 'messaging')('messaging.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function Messages({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <MessagesPage />
    </Translation>
  )
}
