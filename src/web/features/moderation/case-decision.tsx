import { useState } from 'react'
import { staffOf } from '#domain/access/duties.ts'
import { isStaff } from '#domain/access/is-staff.ts'
import { isAdmin } from '#domain/access/roles.ts'
import {
  CASE_REASONS,
  type CaseReason,
  type CaseDecision as Decision,
  decisionsOn,
  isAgainst,
} from '#domain/moderation/cases.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { useUser } from '../../lib/session.ts'
import { toast } from '../../lib/toast.ts'
import { useOwnAppeal } from '../../lib/use-own-appeal.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { caseAddress } from './case-address.ts'
import { caseReason } from './case-texts.ts'
import { DecidedElsewhere } from './decided-elsewhere.tsx'
import { DecisionBar } from './decision-bar.tsx'
import { nextInQueue } from './next-in-queue.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { useCaseFilter, useCasesQueue } from './use-cases-queue.ts'
import { useDecision } from './use-decision.ts'
import { useJustDecided } from './use-just-decided.ts'
import type { Case } from './use-reported-case.ts'

/** The decisions that there are on a case; afterwards a press leads to the next one of the same queue. */
export function CaseDecision({ case: one }: { case: Case }) {
  const t = useTranslate()
  const user = useUser()
  const [filter, , search] = useCaseFilter()
  const { outcome, onDecided } = useJustDecided(one.id)
  const { data: waiting = [] } = useCasesQueue(filter)
  const next = nextInQueue(
    waiting.map(({ id }) => id),
    one.id,
  )
  const onwards = next ? caseAddress(waiting.find(({ id }) => id === next)!, search) : `/admin/cases${search}`
  const { data: own } = useOwnAppeal(one.id, one.reason === 'appeal' && one.status === 'open')
  const { person, review, wish } = one
  const concerned = [review?.booking?.renter_id, review?.booking?.owner_id, wish?.user_id]
  if (outcome) return <DecidedElsewhere text={outcome} onwards={onwards} isNew />
  if (one.status !== 'open')
    return <DecidedElsewhere text={t('moderation.cases.decided-already')} onwards={onwards} />
  if (!user || [one.person_id, one.reporter_id, ...concerned].includes(user.id))
    return <DecidedElsewhere text={t('moderation.cases.own')} onwards={onwards} />
  const mayLead = isAdmin(user.roles)
  const isOfTeam = person ? isStaff(staffOf(person)) : false
  if (isOfTeam && !mayLead) return <DecidedElsewhere text={t('moderation.conduct.team')} onwards={onwards} />
  const decisions = decisionsOn(one.subject, one.reason === 'appeal').filter((decision) => {
    const byAdmin = isOfTeam || decision === 'lift'
    const isForOthers = byAdmin ? own?.other_admins : own?.others
    return isPossible(one, decision) && (!byAdmin || mayLead) && !isForOthers
  })
  if (own && decisions.length === 0)
    return <DecidedElsewhere text={t('moderation.cases.own-decision')} onwards={onwards} />
  return <Decide key={one.id} case={one} decisions={decisions} isOwn={Boolean(own)} onDecided={onDecided} />
}

interface DecideProps {
  case: Case
  decisions: readonly Decision[]
  /** It objects to what this moderator decided themselves, and nobody else could decide. */
  isOwn: boolean
  onDecided: (text: string) => void
}

function Decide({ case: one, decisions, isOwn, onDecided }: DecideProps) {
  const t = useTranslate()
  const { id, subject, reason } = one
  const [asking, setAsking] = useState<Decision>()
  const { mutate, isPending } = useDecision('decide-case')
  const decide = (decision: Decision, why: { reason?: string; message?: string } = {}) =>
    mutate(
      { id, decision, ...why },
      {
        onSuccess: () => onDecided(t('moderation.cases.decided')),
        onError: (error) => {
          setAsking(undefined)
          toast(errorToast(error, t))
        },
      },
    )
  const label = (decision: Decision) =>
    t(
      reason === 'appeal' && decision === 'dismiss'
        ? 'moderation.cases.keep'
        : `moderation.cases.${decision}`,
    )
  const ask = asking && isAgainst(asking) ? (asking as keyof typeof ASKED) : undefined
  return (
    <DecisionBar>
      {isOwn && (
        <div className="basis-full">
          <Notice>{t('moderation.cases.own-alone')}</Notice>
        </div>
      )}
      {decisions.map((decision) => (
        <Button
          key={decision}
          variant={GENTLE.has(decision) ? 'secondary' : 'quiet'}
          busy={isPending && !asking}
          onClick={() => (isAgainst(decision) ? setAsking(decision) : decide(decision))}
        >
          {label(decision)}
        </Button>
      ))}
      {ask && (
        <ReasonDialog<CaseReason>
          title={t(`moderation.cases.${ask}-title`)}
          text={t(`moderation.cases.${ask}-text`)}
          action={t(`moderation.cases.${ask}`)}
          reasons={CASE_REASONS[subject]}
          sentence={(value) => caseReason(t, subject, value)}
          busy={isPending}
          onClose={() => setAsking(undefined)}
          onDecide={(why) => decide(ask, why)}
        />
      )}
    </DecisionBar>
  )
}

/** Asked for a reason first; the others are made with one press. */
const ASKED = { warn: true, block: true, hide: true, 'remove-reply': true, remove: true }
const GENTLE: ReadonlySet<Decision> = new Set(['dismiss', 'warn', 'remove-reply', 'lift', 'restore'])

/** Whether there is anything left to take off or to put back. */
function isPossible({ review, wish, removedReply }: Case, decision: Decision): boolean {
  if (decision === 'remove-reply') return Boolean(review?.reply)
  if (decision === 'hide') return !review?.hidden_at
  if (decision === 'remove') return wish?.status === 'open'
  if (decision !== 'restore') return true
  return wish?.status === 'removed' || Boolean(review?.hidden_at) || removedReply !== undefined
}
