import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useParams } from 'react-router'
import { FeedCard } from '../../entities/calendar-feed/feed-card.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadingPage } from '../../ui/loading-page.tsx'
import { Message } from '../../ui/message.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BlockedDays } from './blocked-days.tsx'
import { ConditionCard } from './condition-card.tsx'
import { SourcesCard } from './sources-card.tsx'
import { TimesForm } from './times-form.tsx'
import { UnitsCard } from './units-card.tsx'
import { useRentalTimes } from './use-rental-times.ts'

/** When one of the own items can be rented. */
export function TimesPage() {
  const t = useTranslate()
  const { id = '' } = useParams()
  const { data: item, error, refetch } = useRentalTimes(id)
  if (item === undefined && error)
    return (
      <ErrorState
        as="h1"
        title={t('lending.failed')}
        text={errorMessage(error, t)}
        onRetry={() => void refetch()}
      />
    )
  if (item === undefined)
    return (
      <LoadingPage label={t('ui.loading')} className="grid gap-5">
        <Skeleton className="h-20" />
        <Skeleton card className="h-60" />
        <Skeleton card className="h-80" />
      </LoadingPage>
    )
  if (item === null)
    return (
      <Message
        as="h1"
        title={t('lending.gone.title')}
        text={t('lending.gone.text')}
        actions={<LinkButton to="/dashboard/listings">{t('lending.list.title')}</LinkButton>}
      />
    )
  return (
    <>
      <Link
        to="/dashboard/listings"
        className="inline-flex min-h-11 max-w-full items-center gap-2 text-ink-soft hover:text-ink hover:underline"
      >
        <ArrowLeft aria-hidden size={18} className="rtl:rotate-180" />
        {t('lending.list.title')}
      </Link>
      <h1 className="mt-1 text-2xl md:text-3xl">{t('lending.times.title')}</h1>
      <p lang={item.language} className="mt-1 mb-6 text-ink-soft">
        {item.title || t('lending.list.untitled')}
      </p>
      <div className="grid max-w-2xl gap-5">
        <TimesForm item={item} />
        {item.status === 'draft' ? (
          <Notice>{t('lending.times.draft')}</Notice>
        ) : (
          <>
            <UnitsCard
              itemId={item.id}
              title={item.title || t('lending.list.untitled')}
              language={item.language}
            />
            <ConditionCard itemId={item.id} timeZone={item.timeZone} />
            <BlockedDays itemId={item.id} timeZone={item.timeZone} />
            <SourcesCard itemId={item.id} timeZone={item.timeZone} />
            <FeedCard itemId={item.id} timeZone={item.timeZone} />
          </>
        )}
      </div>
    </>
  )
}
