import type { SentMessage } from '#contract/messaging.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { errorMessage } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'
import { useIsOffline } from '../../lib/use-is-offline.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ScreenFrame } from '../../ui/screen-frame.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Composer } from './composer.tsx'
import { type Conversation, otherOf, type Target } from './conversation.ts'
import { ConversationHead } from './conversation-head.tsx'
import { MessageList } from './message-list.tsx'
import { OutgoingBubble } from './outgoing-bubble.tsx'
import { NO_MESSAGES } from './said.ts'
import { useMarkRead } from './use-mark-read.ts'
import { useMessageSettings } from './use-message-settings.ts'
import { useMessages } from './use-messages.ts'
import { useOriginals } from './use-originals.ts'
import { useOutgoing } from './use-outgoing.ts'
import { useReadMark } from './use-read-mark.ts'
import { useTyping } from './use-typing.ts'

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
  useOriginals(conversation)
  const { id: otherId, person } = otherOf(conversation, readerId)
  const name = person?.first_name || t('messaging.neighbour')
  const { settings } = useMessageSettings()
  const readId = useReadMark(conversation.id, otherId)
  const { isTyping, say } = useTyping(conversation.id, settings?.shows_typing === true && person !== null)
  const { outgoing, isFull, add, again, discard } = useOutgoing(to, onSent)
  const isOffline = useIsOffline()
  const isLoading = conversation.id !== null && !said
  return (
    <ScreenFrame>
      <ConversationHead {...{ conversation, readerId }} />
      {isLoading && (
        <div className="relative grow overflow-y-auto p-4">
          {error ? (
            <ErrorState
              title={t('messaging.failed')}
              text={errorMessage(error, t)}
              onRetry={() => void refetch()}
            />
          ) : (
            <MessagesSkeleton />
          )}
        </div>
      )}
      {!isLoading && (
        <MessageList
          said={said ?? NO_MESSAGES}
          waiting={outgoing.length}
          {...{ conversation, readerId, name, readId }}
          start={
            <>
              <p className="text-center text-sm text-ink-soft">{t('messaging.safe')}</p>
              {conversation.rentalId && (
                <p className="mt-3 text-center text-sm">
                  <Link to={`/dashboard/messages/new?booking=${conversation.rentalId}`} className="underline">
                    {t('messaging.about-rental')}
                  </Link>
                </p>
              )}
              {said?.hasOlder && (
                <p className="mt-4 text-center">
                  <Button
                    variant="secondary"
                    busy={older.isPending}
                    onClick={() =>
                      older.mutate(undefined, { onError: (fault) => void toast(errorToast(fault, t)) })
                    }
                  >
                    {t('messaging.earlier')}
                  </Button>
                </p>
              )}
              {conversation.id === null && person && outgoing.length === 0 && (
                <p className="mt-6 text-center text-ink-soft">{t('messaging.begin', { name })}</p>
              )}
            </>
          }
          end={
            <>
              {outgoing.length > 0 && (
                <ol className="mt-2 grid gap-2">
                  {outgoing.map((each) => (
                    <OutgoingBubble
                      key={each.key}
                      outgoing={each}
                      isOffline={isOffline}
                      onAgain={() => again(each.key)}
                      onDiscard={() => discard(each.key)}
                    />
                  ))}
                </ol>
              )}
              {/* Its place is there from the start: nothing jumps when the other side begins to type. */}
              <p className="mt-1 h-5 text-sm text-ink-soft">{isTyping && t('messaging.typing', { name })}</p>
            </>
          }
        />
      )}
      {person ? (
        <Composer {...{ to, name, isFull }} onTyping={say} onSend={add} disabled={isLoading} />
      ) : (
        <div className="p-4">
          <Notice>{t('errors.RECIPIENT_GONE')}</Notice>
        </div>
      )}
    </ScreenFrame>
  )
}

function MessagesSkeleton() {
  const t = useTranslate()
  return (
    <Loading label={t('ui.loading')} className="grid gap-3">
      <Skeleton card className="h-14 w-2/3" />
      <Skeleton card className="ms-auto h-20 w-2/3" />
      <Skeleton card className="h-14 w-1/2" />
    </Loading>
  )
}
