import type { UseQueryResult } from '@tanstack/react-query'
import MessageCircleOff from 'lucide-react/icons/message-circle-off'
import { useNavigate } from 'react-router'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useUser } from '../../lib/session.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { UnseenTitle } from '../../ui/loading-page.tsx'
import { Message } from '../../ui/message.tsx'
import { ScreenFrame } from '../../ui/screen-frame.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Conversation, Target } from './conversation.ts'
import { ConversationView } from './conversation-view.tsx'
import { useConversation, useEnquiry, useRentalConversation } from './use-conversations.ts'

/** `/dashboard/messages/:id`. */
export function ConversationPage({ id }: { id: string }) {
  return <Loaded found={useConversation(id)} to={{ conversationId: id }} />
}

/** `/dashboard/messages/new?booking=…`: the conversation of a rental, which the first message begins. */
export function RentalConversationPage({ bookingId }: { bookingId: string }) {
  return <Loaded found={useRentalConversation(bookingId)} to={{ bookingId }} />
}

/** `/dashboard/messages/new?item=…`: a question about an item. */
export function EnquiryPage({ itemId }: { itemId: string }) {
  return <Loaded found={useEnquiry(itemId)} to={{ itemId }} />
}

function Loaded({ found, to }: { found: UseQueryResult<Conversation | null>; to: Target }) {
  const t = useTranslate()
  const user = useUser()
  const navigate = useNavigate()
  const { data: conversation, error, refetch } = found
  if (conversation === undefined && error)
    return (
      <ErrorState
        title={t('messaging.failed')}
        text={errorMessage(error, t)}
        onRetry={() => void refetch()}
      />
    )
  if (conversation === undefined || !user)
    return (
      <ScreenFrame>
        <UnseenTitle />
        <Loading label={t('ui.loading')} className="grid gap-4 p-4">
          <Skeleton className="h-11 w-48" />
          <Skeleton card className="h-24" />
          <Skeleton card className="h-64" />
        </Loading>
      </ScreenFrame>
    )
  if (conversation === null)
    return (
      <Message
        as="h1"
        icon={<MessageCircleOff aria-hidden size={26} />}
        title={t('messaging.none.title')}
        text={t('messaging.none.text')}
        actions={<LinkButton to="/dashboard/messages">{t('messaging.all')}</LinkButton>}
      />
    )
  return (
    <ConversationView
      conversation={conversation}
      readerId={user.id}
      to={to}
      onSent={({ conversationId }) => {
        if (!('conversationId' in to))
          void navigate(`/dashboard/messages/${conversationId}`, { replace: true })
      }}
    />
  )
}
