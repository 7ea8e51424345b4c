import { ConversationPage } from '../features/messaging/conversation-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/conversation.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'messaging'),
  title: translateFor(request, 'messaging')('messaging.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function Conversation({ loaderData, params }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <ConversationPage key={params.id} id={params.id} />
    </Translation>
  )
}
