import { useSearchParams } from 'react-router'
import { EnquiryPage, RentalConversationPage } from '../features/messaging/conversation-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/new-message.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'messaging'),
  title: translateFor(request, 'messaging')('messaging.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function NewMessage({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const itemId = query.get('item')
  return (
    <Translation messages={loaderData.messages}>
      {itemId === null ? (
        <RentalConversationPage bookingId={query.get('booking') ?? ''} />
      ) : (
        <EnquiryPage itemId={itemId} />
      )}
    </Translation>
  )
}
