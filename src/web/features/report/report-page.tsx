import CircleCheck from 'lucide-react/icons/circle-check'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useUser } from '../../lib/session.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadingPage } from '../../ui/loading-page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AppealForm } from './appeal-form.tsx'
import { ReportForm } from './report-form.tsx'
import { useReport } from './use-report.ts'
import { useReportedItem } from './use-reported-item.ts'

/** `/report/:id`: what is wrong with a listing; to its own lender, the appeal against its removal. */
export function ReportPage({ id }: { id: string }) {
  const t = useTranslate()
  const user = useUser()
  const { data: item, error, refetch } = useReportedItem(id)
  const isAppeal = item?.owner_id === user?.id
  const back = isAppeal ? '/dashboard/listings' : `/product/${id}`
  if (item === undefined && error)
    return (
      <ErrorState
        as="h1"
        title={t('report.failed')}
        text={errorMessage(error, t)}
        onRetry={() => void refetch()}
      />
    )
  if (item === undefined)
    return (
      <LoadingPage label={t('ui.loading')} className="page grid max-w-2xl gap-4 py-12">
        <Skeleton className="h-9 w-2/3" />
        <Skeleton card className="h-96" />
      </LoadingPage>
    )
  if (item === null || (isAppeal && item.status !== 'removed'))
    return (
      <EmptyState
        as="h1"
        drawing="search"
        title={t('report.gone')}
        action={<LinkButton to="/search">{t('report.search')}</LinkButton>}
      />
    )
  if (item.reports.length > 0)
    return (
      <EmptyState
        as="h1"
        icon={<CircleCheck aria-hidden size={26} />}
        title={t(isAppeal ? 'report.appeal.sent' : 'report.sent')}
        text={t(isAppeal ? 'report.appeal.sent-text' : 'report.sent-text')}
        action={<LinkButton to={back}>{t('report.back')}</LinkButton>}
      />
    )
  return (
    <div className="page max-w-2xl py-8 md:py-12">
      <h1 className="text-2xl md:text-3xl">{t(isAppeal ? 'report.appeal.title' : 'report.title')}</h1>
      <p lang={item.language} className="mt-2 font-semibold break-words">
        {item.title}
      </p>
      <p className="mt-2 text-ink-soft">{t(isAppeal ? 'report.appeal.text' : 'report.text')}</p>
      {isAppeal ? <Appeal itemId={id} /> : <ReportForm itemId={id} />}
    </div>
  )
}

function Appeal({ itemId }: { itemId: string }) {
  const { mutate, isPending, error } = useReport('appeal-removal')
  return <AppealForm busy={isPending} error={error} onSend={(message) => mutate({ itemId, message })} />
}
