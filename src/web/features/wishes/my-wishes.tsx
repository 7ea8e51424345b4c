import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type MyWish, useMyWishes } from './use-my-wishes.ts'

/** The wishes that the person posted, open ones with the way to their answers. */
export function MyWishes() {
  const t = useTranslate()
  const { data, error, refetch } = useMyWishes()
  if (error && !data)
    return (
      <ErrorState
        title={t('rentals.saved.wishes.failed')}
        text={errorMessage(error, t)}
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return (
      <Loading label={t('ui.loading')}>
        <Skeleton card className="h-20" />
      </Loading>
    )
  const others = (
    <LinkButton to="/wishes" variant="secondary">
      {t('rentals.saved.wishes.others')}
    </LinkButton>
  )
  const post = <LinkButton to="/wishes/new">{t('rentals.saved.wishes.new')}</LinkButton>
  if (data.length === 0)
    return (
      <EmptyState
        drawing="bell"
        title={t('rentals.saved.wishes.none')}
        text={t('rentals.saved.wishes.empty')}
        action={
          <>
            {post}
            {others}
          </>
        }
      />
    )
  return (
    <>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-raised">
        {data.map((wish) => (
          <Row key={wish.id} wish={wish} />
        ))}
      </ul>
      <p className="mt-6 flex flex-wrap gap-3">
        {post}
        {others}
      </p>
    </>
  )
}

function Row({ wish: { id, title, language, status, expires_at, answers } }: { wish: MyWish }) {
  const t = useTranslate()
  const format = useFormat()
  const isOpen = status === 'open'
  const state = t(`rentals.saved.wishes.status.${status}`, {
    date: format.date(expires_at, 'date', viewerZone()),
  })
  return (
    <li className="p-4">
      {isOpen ? (
        <Link to={`/wishes/${id}`} lang={language} className="font-semibold wrap-anywhere hover:underline">
          {title}
        </Link>
      ) : (
        <p lang={language} className="font-semibold wrap-anywhere text-ink-soft">
          {title}
        </p>
      )}
      <p className="text-sm text-ink-soft">
        {state}
        {isOpen && answers.length > 0 && (
          <span className="font-semibold text-accent-ink">
            {' · '}
            {t('rentals.saved.wishes.answers', { count: answers.length })}
          </span>
        )}
        {status === 'removed' && (
          <>
            {' · '}
            <Link to={`/report/wish/${id}`} className="font-semibold text-ink underline">
              {t('rentals.saved.wishes.appeal')}
            </Link>
          </>
        )}
      </p>
    </li>
  )
}
