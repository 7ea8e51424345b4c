import { type ReactNode, useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { errorMessage } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { type Decision, useDecide } from './use-decide.ts'

interface PayoutDecisionProps {
  payout: { id: string; version: number }
  /** Who gets the money. */
  name: string
  /** Absent where another person has to agree. */
  yes?: 'endorse' | 'approve' | 'confirm' | undefined
  no: 'reject' | 'fail'
  /** What is said before the money is sent; without it, the button decides at once. */
  question?: { title: string; text: string } | undefined
  /** Beside the buttons. */
  children?: ReactNode
}

/** The office agrees to a payout, or refuses it with a reason. */
export function PayoutDecision({ payout, name, yes, no, question, children }: PayoutDecisionProps) {
  const t = useTranslate()
  const decide = useDecide(payout)
  const [asking, setAsking] = useState<'yes' | 'no'>()
  const run = (decision: Decision, reason?: string) =>
    decide.mutate(
      { decision, ...(reason && { reason }) },
      {
        onSuccess() {
          toast({ title: t(`payouts.admin.done-${decision}`, { name }), tone: 'good' })
          setAsking(undefined)
        },
        // A dialog says itself why it was refused.
        onError: (error) => void (asking || toast(errorToast(error, t))),
      },
    )
  const close = () => {
    decide.reset()
    setAsking(undefined)
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      {yes && (
        <Button busy={decide.isPending && !asking} onClick={() => (question ? setAsking('yes') : run(yes))}>
          {t(`payouts.admin.${yes}`)}
        </Button>
      )}
      <Button variant="secondary" onClick={() => setAsking('no')}>
        {t(`payouts.admin.${no}`)}
      </Button>
      {children}
      {asking === 'yes' && yes && question && (
        <ActionDialog
          onClose={close}
          size="small"
          title={question.title}
          action={t(`payouts.admin.${yes}`)}
          busy={decide.isPending}
          onAction={() => run(yes)}
        >
          <p>{question.text}</p>
          {decide.error && (
            <Notice tone="bad" live>
              {errorMessage(decide.error, t)}
            </Notice>
          )}
        </ActionDialog>
      )}
      {asking === 'no' && (
        <ReasonDialog
          decision={no}
          name={name}
          busy={decide.isPending}
          error={decide.error}
          onClose={close}
          onDecide={(reason) => run(no, reason)}
        />
      )}
    </div>
  )
}
