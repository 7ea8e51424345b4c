import { useState } from 'react'
import { REVIEW_REASONS, type ReviewDecision } from '#domain/moderation/review-reports.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { useUser } from '../../lib/session.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { DecidedElsewhere } from './decided-elsewhere.tsx'
import { DecisionBar } from './decision-bar.tsx'
import { nextInQueue } from './next-in-queue.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { useDecision } from './use-decision.ts'
import { useJustDecided } from './use-just-decided.ts'
import { type ReviewReport, useOpenReviewReports } from './use-review-reports.ts'

/** Dismiss, hide the review, or remove its reply. Then a press leads to the next one that waits. */
export function ReviewReportDecision({ report }: { report: ReviewReport }) {
  const t = useTranslate()
  const user = useUser()
  const { outcome, onDecided } = useJustDecided(report.id)
  const { data: waiting = [] } = useOpenReviewReports()
  const next = nextInQueue(
    waiting.map(({ id }) => id),
    report.id,
  )
  const onwards = next ? `/admin/reviews/${next}` : '/admin/reviews'
  const sides = [report.reporter_id, report.review?.booking?.renter_id, report.review?.booking?.owner_id]
  if (outcome) return <DecidedElsewhere text={outcome} onwards={onwards} isNew />
  if (report.status !== 'open')
    return <DecidedElsewhere text={t('moderation.conduct.decided-already')} onwards={onwards} />
  if (!user || sides.includes(user.id))
    return <DecidedElsewhere text={t('moderation.reviews.own')} onwards={onwards} />
  return <Decide key={report.id} report={report} onDecided={onDecided} />
}

interface DecideProps {
  report: ReviewReport
  onDecided: (text: string) => void
}

function Decide({ report: { id, review }, onDecided }: DecideProps) {
  const t = useTranslate()
  const [asking, setAsking] = useState<'hide' | 'remove-reply'>()
  const { mutate, isPending } = useDecision('decide-review-report')
  const decide = (decision: ReviewDecision, why: { reason?: string; message?: string } = {}) =>
    mutate(
      { id, decision, ...why },
      {
        onSuccess: () => onDecided(t('moderation.conduct.decided')),
        onError: (error) => {
          setAsking(undefined)
          toast(errorToast(error, t))
        },
      },
    )
  return (
    <DecisionBar>
      <Button variant="secondary" busy={isPending && !asking} onClick={() => decide('dismiss')}>
        {t('moderation.reports.dismiss')}
      </Button>
      {review?.reply && (
        <Button variant="secondary" onClick={() => setAsking('remove-reply')}>
          {t('moderation.reviews.remove-reply')}
        </Button>
      )}
      {!review?.hidden_at && (
        <Button variant="quiet" onClick={() => setAsking('hide')}>
          {t('moderation.reviews.hide')}
        </Button>
      )}
      {asking && (
        <ReasonDialog
          title={t(`moderation.reviews.${asking}-title`)}
          text={t(`moderation.reviews.${asking}-text`)}
          action={t(`moderation.reviews.${asking}`)}
          reasons={REVIEW_REASONS}
          sentence={(value) => t(`moderation.reviews.reason.${value}`)}
          busy={isPending}
          onClose={() => setAsking(undefined)}
          onDecide={(why) => decide(asking, why)}
        />
      )}
    </DecisionBar>
  )
}
