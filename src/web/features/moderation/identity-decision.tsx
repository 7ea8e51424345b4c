import { useState } from 'react'
import { mayDecide } from '#domain/access/may-decide.ts'
import { IDENTITY_REASONS } from '#domain/moderation/reasons.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { useUser } from '../../lib/session.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { DecidedElsewhere } from './decided-elsewhere.tsx'
import { DecisionBar } from './decision-bar.tsx'
import { nextInQueue } from './next-in-queue.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { useDecision } from './use-decision.ts'
import { useJustDecided } from './use-just-decided.ts'
import { useWaitingIdentities, type WaitingIdentity } from './use-waiting-identities.ts'

const VERIFY = { action: 'verify', resource: 'document' } as const

/** Approve or reject, once the document was opened; then a press leads to the next one that waits. */
export function IdentityDecision({ submission }: { submission: WaitingIdentity }) {
  const t = useTranslate()
  const user = useUser()
  const { outcome, onDecided } = useJustDecided(submission.id)
  const { data: waiting = [] } = useWaitingIdentities()
  const next = nextInQueue(
    waiting.map(({ id }) => id),
    submission.id,
  )
  const onwards = next ? `/admin/identities/${next}` : '/admin/identities'
  if (outcome) return <DecidedElsewhere text={outcome} onwards={onwards} isNew />
  if (submission.status !== 'pending')
    return <DecidedElsewhere text={t(`moderation.identities.is-${submission.status}`)} onwards={onwards} />
  if (!user || !mayDecide(user, VERIFY, submission.user_id))
    return <DecidedElsewhere text={t('moderation.identities.own')} onwards={onwards} />
  return <Decide key={submission.id} submission={submission} onwards={onwards} onDecided={onDecided} />
}

interface DecideProps {
  submission: WaitingIdentity
  onwards: string
  onDecided: (text: string) => void
}

function Decide({ submission: { id, person, opened }, onwards, onDecided }: DecideProps) {
  const t = useTranslate()
  const [rejecting, setRejecting] = useState(false)
  const approve = useDecision('approve-identity')
  const reject = useDecision('reject-identity')
  const name = person.name || t('moderation.nameless')

  const after = (done: string) => ({
    onSuccess: () => onDecided(done),
    onError: (error: unknown) => {
      setRejecting(false)
      toast(errorToast(error, t))
    },
  })

  const isUnseen = opened.length === 0
  return (
    <DecisionBar hasKeys>
      {isUnseen && <p className="basis-full text-sm text-ink-soft">{t('moderation.document.first')}</p>}
      <Button
        aria-keyshortcuts="Alt+A"
        busy={approve.isPending}
        disabled={isUnseen}
        onClick={() => approve.mutate({ id }, after(t('moderation.identities.approved', { name })))}
      >
        {t('moderation.approve')}
      </Button>
      <Button
        aria-keyshortcuts="Alt+R"
        variant="secondary"
        disabled={isUnseen}
        onClick={() => setRejecting(true)}
      >
        {t('moderation.reject')}
      </Button>
      {onwards !== '/admin/identities' && (
        <LinkButton aria-keyshortcuts="Alt+N" to={onwards} variant="quiet" className="sm:ms-auto">
          {t('moderation.skip')}
        </LinkButton>
      )}
      {rejecting && (
        <ReasonDialog
          title={t('moderation.identities.reject-title')}
          text={t('moderation.identities.reject-text')}
          action={t('moderation.reject')}
          reasons={IDENTITY_REASONS}
          sentence={(reason) => t(`kyc.reason.${reason}`)}
          busy={reject.isPending}
          onClose={() => setRejecting(false)}
          onDecide={(why) =>
            reject.mutate({ id, ...why }, after(t('moderation.identities.rejected', { name })))
          }
        />
      )}
    </DecisionBar>
  )
}
