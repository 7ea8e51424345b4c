import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useUser } from '../../lib/session.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ConversationRow } from './conversation-row.tsx'
import { useConversations } from './use-conversations.ts'

/** The reader's conversations, the newest message first. */
export function ConversationList() {
  const t = useTranslate()
  const user = useUser()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useConversations()
  const listed = data?.pages.flat()
  return (
    <>
      {!listed && error && (
        <ErrorState
          title={t('messaging.failed')}
          text={errorMessage(error, t)}
          onRetry={() => void refetch()}
        />
      )}
      {!listed && !error && (
        <Loading label={t('ui.loading')} className="mt-4 grid gap-3 lg:p-4">
          <Skeleton card className="h-20" />
          <Skeleton card className="h-20" />
          <Skeleton card className="h-20" />
        </Loading>
      )}
      {listed?.length === 0 && (
        <EmptyState
          drawing="letters"
          title={t('messaging.empty.title')}
          text={t('messaging.empty.text')}
          action={<LinkButton to="/dashboard/my-rentals">{t('messaging.empty.action')}</LinkButton>}
        />
      )}
      {user && listed && listed.length > 0 && (
        <ul className="divide-y divide-line bg-raised max-lg:mt-4 max-lg:overflow-hidden max-lg:rounded-card max-lg:border max-lg:border-line lg:border-b lg:border-line">
          {listed.map((one) => (
            <ConversationRow key={one.conversation_id} listed={one} readerId={user.id} />
          ))}
        </ul>
      )}
      <ShowMore
        label={t('messaging.older')}
        hasMore={hasNextPage}
        busy={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
      />
    </>
  )
}
