import CircleCheck from 'lucide-react/icons/circle-check'
import { explains } from '#domain/moderation/reasons.ts'
import { REVIEW_REASONS } from '#domain/moderation/review-reports.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadingPage } from '../../ui/loading-page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ReasonForm } from './reason-form.tsx'
import { useReportedReview, useReportReview } from './use-reported-review.ts'

/** `/report/review/:id`: reports a review, or the reply to it. */
export function ReviewReportPage({ id }: { id: string }) {
  const t = useTranslate()
  const { data: review, error, refetch } = useReportedReview(id)
  const send = useReportReview()
  if (review === undefined && error)
    return (
      <ErrorState
        as="h1"
        title={t('report.review.failed')}
        text={errorMessage(error, t)}
        onRetry={() => void refetch()}
      />
    )
  if (review === undefined)
    return (
      <LoadingPage label={t('ui.loading')} className="page grid max-w-2xl gap-4 py-12">
        <Skeleton className="h-9 w-2/3" />
        <Skeleton card className="h-96" />
      </LoadingPage>
    )
  if (review === null)
    return (
      <EmptyState
        as="h1"
        drawing="search"
        title={t('report.review.gone')}
        action={<LinkButton to="/search">{t('report.search')}</LinkButton>}
      />
    )
  if (review.isReported)
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
      <h1 className="text-2xl md:text-3xl">{t('report.review.title')}</h1>
      <p className="mt-2 text-ink-soft">{t('report.review.text')}</p>
      {[review.text, review.reply].map(
        (words, index) =>
          words && (
            <blockquote
              key={index === 0 ? 'review' : 'reply'}
              lang={index === 0 ? review.language : undefined}
              className="mt-4 border-s-4 border-line ps-4 whitespace-pre-line wrap-anywhere"
            >
              {words}
            </blockquote>
          ),
      )}
      <ReasonForm
        reasons={REVIEW_REASONS.map((value) => ({ value, label: t(`report.review.reason.${value}`) }))}
        explains={explains}
        busy={send.isPending}
        error={send.error}
        onSend={(reason, message) => send.mutate({ reviewId: id, reason, message })}
      />
    </div>
  )
}
