import CircleCheck from 'lucide-react/icons/circle-check'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useUser } from '../../lib/session.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadingPage } from '../../ui/loading-page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PersonReportForm } from './person-report-form.tsx'
import { useReportedPerson } from './use-reported-person.ts'

/** `/report/person/:id`: reports a person for their identity or their behaviour. */
export function PersonReportPage({
  id,
  ...about
}: {
  id: string
  bookingId: string | undefined
  messageId: number | undefined
}) {
  const t = useTranslate()
  const user = useUser()
  const { data: person, error, refetch } = useReportedPerson(id)
  if (person === undefined && error)
    return (
      <ErrorState
        as="h1"
        title={t('report.person.failed')}
        text={errorMessage(error, t)}
        onRetry={() => void refetch()}
      />
    )
  if (person === undefined)
    return (
      <LoadingPage label={t('ui.loading')} className="page grid max-w-2xl gap-4 py-12">
        <Skeleton className="h-9 w-2/3" />
        <Skeleton card className="h-96" />
      </LoadingPage>
    )
  if (person === null || id === user?.id)
    return (
      <EmptyState
        as="h1"
        drawing="search"
        title={t('report.person.gone')}
        action={<LinkButton to="/search">{t('report.search')}</LinkButton>}
      />
    )
  if (person.isReported)
    return (
      <EmptyState
        as="h1"
        icon={<CircleCheck aria-hidden size={26} />}
        title={t('report.sent')}
        text={t('report.sent-text')}
        action={<LinkButton to="/dashboard">{t('report.dashboard')}</LinkButton>}
      />
    )
  return (
    <div className="page max-w-2xl py-8 md:py-12">
      <h1 className="text-2xl md:text-3xl">{t('report.person.title', { name: person.name })}</h1>
      <p className="mt-2 text-ink-soft">{t('report.person.text')}</p>
      {about.messageId !== undefined && <p className="mt-2 text-ink-soft">{t('report.person.message')}</p>}
      <PersonReportForm personId={id} {...about} />
    </div>
  )
}
