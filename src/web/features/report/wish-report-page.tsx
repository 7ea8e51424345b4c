import CircleCheck from 'lucide-react/icons/circle-check'
import { explains } from '#domain/moderation/reasons.ts'
import { WISH_REASONS } from '#domain/moderation/wish-reports.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadingPage } from '../../ui/loading-page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AppealForm } from './appeal-form.tsx'
import { ReasonForm } from './reason-form.tsx'
import { useReportedWish, useReportWish } from './use-reported-wish.ts'

/** `/report/wish/:id`: what is wrong with a neighbour’s wish; to its own author, the appeal against its removal. */
export function WishReportPage({ id }: { id: string }) {
  const t = useTranslate()
  const { data: wish, error, refetch } = useReportedWish(id)
  if (wish === undefined && error)
    return (
      <ErrorState
        as="h1"
        title={t('report.wish.failed')}
        text={errorMessage(error, t)}
        onRetry={() => void refetch()}
      />
    )
  if (wish === undefined)
    return (
      <LoadingPage label={t('ui.loading')} className="page grid max-w-2xl gap-4 py-12">
        <Skeleton className="h-9 w-2/3" />
        <Skeleton card className="h-96" />
      </LoadingPage>
    )
  if (wish === null)
    return (
      <EmptyState
        as="h1"
        drawing="search"
        title={t('report.wish.gone')}
        action={<LinkButton to="/search">{t('report.search')}</LinkButton>}
      />
    )
  if (wish.isReported)
    return (
      <EmptyState
        as="h1"
        icon={<CircleCheck aria-hidden size={26} />}
        title={t(wish.isAppeal ? 'report.appeal.sent' : 'report.sent')}
        text={t(wish.isAppeal ? 'report.appeal.sent-text' : 'report.sent-text')}
        action={<LinkButton to="/dashboard">{t('report.dashboard')}</LinkButton>}
      />
    )
  return (
    <div className="page max-w-2xl py-8 md:py-12">
      <h1 className="text-2xl md:text-3xl">
        {t(wish.isAppeal ? 'report.appeal.title' : 'report.wish.title')}
      </h1>
      <p className="mt-2 text-ink-soft">{t(wish.isAppeal ? 'report.appeal.text' : 'report.wish.text')}</p>
      <blockquote lang={wish.language} className="mt-4 border-s-4 border-line ps-4 wrap-anywhere">
        <p className="font-semibold">{wish.title}</p>
        {wish.note && <p>{wish.note}</p>}
      </blockquote>
      {wish.isAppeal ? <Appeal wishId={id} /> : <Report wishId={id} />}
    </div>
  )
}

function Report({ wishId }: { wishId: string }) {
  const t = useTranslate()
  const { mutate, isPending, error } = useReportWish('report-wish')
  return (
    <ReasonForm
      reasons={WISH_REASONS.map((value) => ({ value, label: t(`report.wish.reason.${value}`) }))}
      explains={explains}
      busy={isPending}
      error={error}
      onSend={(reason, message) => mutate({ wishId, reason, message })}
    />
  )
}

function Appeal({ wishId }: { wishId: string }) {
  const { mutate, isPending, error } = useReportWish('appeal-wish-removal')
  return <AppealForm busy={isPending} error={error} onSend={(message) => mutate({ wishId, message })} />
}
