import { useState } from 'react'
import { WISH_REASONS, type WishDecision } from '#domain/moderation/wish-reports.ts'
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
import { useOpenWishReports, type WishReport } from './use-wish-reports.ts'

/** Dismiss, or take the wish off; on an appeal leave it off, or put it back. Then a press leads to the next one that waits. */
export function WishReportDecision({ report }: { report: WishReport }) {
  const t = useTranslate()
  const user = useUser()
  const { outcome, onDecided } = useJustDecided(report.id)
  const { data: waiting = [] } = useOpenWishReports()
  const next = nextInQueue(
    waiting.map(({ id }) => id),
    report.id,
  )
  const onwards = next ? `/admin/wishes/${next}` : '/admin/wishes'
  if (outcome) return <DecidedElsewhere text={outcome} onwards={onwards} isNew />
  if (report.status !== 'open')
    return <DecidedElsewhere text={t('moderation.conduct.decided-already')} onwards={onwards} />
  if (!user || [report.reporter_id, report.wish?.user_id].includes(user.id))
    return <DecidedElsewhere text={t('moderation.wishes.own')} onwards={onwards} />
  return <Decide key={report.id} report={report} onDecided={onDecided} />
}

interface DecideProps {
  report: WishReport
  onDecided: (text: string) => void
}

function Decide({ report: { id, wish, reason }, onDecided }: DecideProps) {
  const t = useTranslate()
  const [asks, setAsks] = useState(false)
  const isAppeal = reason === 'appeal'
  const { mutate, isPending } = useDecision('decide-wish-report')
  const decide = (decision: WishDecision, why: { reason?: string; message?: string } = {}) =>
    mutate(
      { id, decision, ...why },
      {
        onSuccess: () => onDecided(t('moderation.conduct.decided')),
        onError: (error) => {
          setAsks(false)
          toast(errorToast(error, t))
        },
      },
    )
  return (
    <DecisionBar>
      <Button variant="secondary" busy={isPending && !asks} onClick={() => decide('dismiss')}>
        {t(isAppeal ? 'moderation.wishes.keep-off' : 'moderation.reports.dismiss')}
      </Button>
      {isAppeal && wish?.status === 'removed' && (
        <Button busy={isPending} onClick={() => decide('restore')}>
          {t('moderation.wishes.restore')}
        </Button>
      )}
      {!isAppeal && wish?.status === 'open' && (
        <Button variant="quiet" onClick={() => setAsks(true)}>
          {t('moderation.wishes.remove')}
        </Button>
      )}
      {asks && (
        <ReasonDialog
          title={t('moderation.wishes.remove-title')}
          text={t('moderation.wishes.remove-text')}
          action={t('moderation.wishes.remove')}
          reasons={WISH_REASONS}
          sentence={(value) => t(`moderation.wishes.reason.${value}`)}
          busy={isPending}
          onClose={() => setAsks(false)}
          onDecide={(why) => decide('remove', why)}
        />
      )}
    </DecisionBar>
  )
}
