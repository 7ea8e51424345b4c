import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { SentMessage } from '#contract/messaging.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { errorMessage } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Composer } from './composer.tsx'
import { type Conversation, otherOf, type Target } from './conversation.ts'
import { ConversationHead } from './conversation-head.tsx'
import { MessageList } from './message-list.tsx'
import { useMarkRead } from './use-mark-read.ts'
import { useMessages } from './use-messages.ts'

interface ConversationViewProps {
  conversation: Conversation
  readerId: string
  /** The conversation, or the subject of a new one, for the next message. */
  to: Target
  onSent?: (sent: SentMessage) => void
}

/** Two people and what they write to each other. */
export function ConversationView({ conversation, readerId, to, onSent }: ConversationViewProps) {
  const t = useTranslate()
  const { data: said, error, refetch, older } = useMessages(conversation.id)
  const newest = said?.messages.at(-1)
  // The sender of the last message has read the earlier ones.
  useMarkRead(conversation.id, newest?.sender_id === readerId ? undefined : newest?.id)
  const { person } = otherOf(conversation, readerId)
  const name = person?.first_name || t('messaging.neighbour')
  const isLoading = conversation.id !== null && !said
  return (
    <>
      <Link
        to="/dashboard/messages"
        className="inline-flex min-h-11 items-center gap-2 text-ink-soft hover:text-ink hover:underline"
      >
        <ArrowLeft aria-hidden size={18} className="rtl:rotate-180" />
        {t('messaging.all')}
      </Link>
      <ConversationHead {...{ conversation, readerId }} />
      <p className="mt-4 text-sm text-ink-soft">{t('messaging.safe')}</p>
      {conversation.rentalId && (
        <p className="mt-4">
          <Link to={`/dashboard/messages/new?booking=${conversation.rentalId}`} className="underline">
            {t('messaging.about-rental')}
          </Link>
        </p>
      )}
      {isLoading && error && (
        <ErrorState
          title={t('messaging.failed')}
          text={errorMessage(error, t)}
          onRetry={() => void refetch()}
        />
      )}
      {isLoading && !error && <MessagesSkeleton />}
      {said?.hasOlder && (
        <p className="mt-4 text-center">
          <Button
            variant="secondary"
            busy={older.isPending}
            onClick={() => older.mutate(undefined, { onError: (fault) => void toast(errorToast(fault, t)) })}
          >
            {t('messaging.earlier')}
          </Button>
        </p>
      )}
      {said && <MessageList messages={said.messages} {...{ readerId, name }} />}
      {conversation.id === null && person && (
        <p className="mt-6 text-center text-ink-soft">{t('messaging.begin', { name })}</p>
      )}
      {person ? (
        !isLoading && <Composer to={to} name={name} onSent={(sent) => onSent?.(sent)} />
      ) : (
        <div className="mt-6">
          <Notice>{t('errors.RECIPIENT_GONE')}</Notice>
        </div>
      )}
    </>
  )
}

function MessagesSkeleton() {
  const t = useTranslate()
  return (
    <Loading label={t('ui.loading')} className="mt-6 grid gap-3">
      <Skeleton card className="h-14 w-2/3" />
      <Skeleton card className="ms-auto h-20 w-2/3" />
      <Skeleton card className="h-14 w-1/2" />
    </Loading>
  )
}
