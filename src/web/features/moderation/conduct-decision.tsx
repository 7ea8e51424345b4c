import { useState } from 'react'
import { staffOf } from '#domain/access/duties.ts'
import { isStaff } from '#domain/access/is-staff.ts'
import { isAdmin } from '#domain/access/roles.ts'
import { PERSON_REASONS, type PersonDecision } from '#domain/moderation/person-reports.ts'
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
import { useOpenPersonReports } from './use-open-person-reports.ts'
import type { PersonReport } from './use-person-report.ts'

/** Dismiss, warn or block; on an appeal, leave it or lift it. Then a press leads to the next one that waits. */
export function ConductDecision({ report }: { report: PersonReport }) {
  const t = useTranslate()
  const user = useUser()
  const { outcome, onDecided } = useJustDecided(report.id)
  const { data: waiting = [] } = useOpenPersonReports()
  const next = nextInQueue(
    waiting.map(({ id }) => id),
    report.id,
  )
  const onwards = next ? `/admin/conduct/${next}` : '/admin/conduct'
  const isTeam = report.person && isStaff(staffOf(report.person))
  if (outcome) return <DecidedElsewhere text={outcome} onwards={onwards} isNew />
  if (report.status !== 'open')
    return <DecidedElsewhere text={t('moderation.conduct.decided-already')} onwards={onwards} />
  if (!user || [report.person_id, report.reporter_id].includes(user.id))
    return <DecidedElsewhere text={t('moderation.conduct.own')} onwards={onwards} />
  if (isTeam && !isAdmin(user.roles))
    return <DecidedElsewhere text={t('moderation.conduct.team')} onwards={onwards} />
  return <Decide key={report.id} report={report} mayLift={isAdmin(user.roles)} onDecided={onDecided} />
}

interface DecideProps {
  report: PersonReport
  mayLift: boolean
  onDecided: (text: string) => void
}

function Decide({ report: { id, reason }, mayLift, onDecided }: DecideProps) {
  const t = useTranslate()
  const [asking, setAsking] = useState<'warn' | 'block'>()
  const { mutate, isPending } = useDecision('decide-person-report')
  const decide = (decision: PersonDecision, why: { reason?: string; message?: string } = {}) =>
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

  if (reason === 'appeal')
    return (
      <DecisionBar>
        {mayLift && (
          <Button busy={isPending} onClick={() => decide('lift')}>
            {t('moderation.conduct.lift')}
          </Button>
        )}
        <Button variant="secondary" busy={isPending} onClick={() => decide('dismiss')}>
          {t('moderation.conduct.keep')}
        </Button>
      </DecisionBar>
    )
  return (
    <DecisionBar>
      <Button variant="secondary" busy={isPending && !asking} onClick={() => decide('dismiss')}>
        {t('moderation.reports.dismiss')}
      </Button>
      <Button variant="secondary" onClick={() => setAsking('warn')}>
        {t('moderation.conduct.warn')}
      </Button>
      <Button variant="quiet" onClick={() => setAsking('block')}>
        {t('moderation.conduct.block')}
      </Button>
      {asking && (
        <ReasonDialog
          title={t(`moderation.conduct.${asking}-title`)}
          text={t(`moderation.conduct.${asking}-text`)}
          action={t(`moderation.conduct.${asking}`)}
          reasons={PERSON_REASONS}
          sentence={(value) => t(`moderation.conduct.reason.${value}`)}
          busy={isPending}
          onClose={() => setAsking(undefined)}
          onDecide={(why) => decide(asking, why)}
        />
      )}
    </DecisionBar>
  )
}
