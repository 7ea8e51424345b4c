import { useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'
import { useFormat } from '../../lib/use-format.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { type Decision, useDecide } from './use-decide.ts'
import type { WaitingPayout } from './use-second-approvals.ts'

/** The second person approves or rejects a large payout. */
export function PayoutDecision({ payout }: { payout: WaitingPayout }) {
  const t = useTranslate()
  const format = useFormat()
  const decide = useDecide(payout)
  const [asking, setAsking] = useState<'yes' | 'no'>()
  const name = payout.person || t('admin.nameless')
  // The first one may no longer decide: then this is the first person again.
  const yes = payout.proposer_id ? ('approve' as const) : ('endorse' as const)
  const run = (decision: Decision, reason?: string) =>
    decide.mutate(
      { decision, ...(reason && { reason }) },
      {
        onSuccess() {
          toast({ title: t(`payouts.admin.done-${decision}`, { name }), tone: 'good' })
          setAsking(undefined)
        },
      },
    )
  const close = () => {
    decide.reset()
    setAsking(undefined)
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => setAsking('yes')}>{t(`payouts.admin.${yes}`)}</Button>
      <Button variant="secondary" onClick={() => setAsking('no')}>
        {t('payouts.admin.reject')}
      </Button>
      {asking === 'yes' && (
        <ActionDialog
          onClose={close}
          size="small"
          title={t('office.second.approve-title', { amount: format.money(payout.amount_cents) })}
          action={t(`payouts.admin.${yes}`)}
          busy={decide.isPending}
          onAction={() => run(yes)}
        >
          <p>
            {yes === 'approve' ? t('office.second.approve-payout', { name }) : t('office.second.by-nobody')}
          </p>
          {decide.error && <Notice tone="bad">{errorMessage(decide.error, t)}</Notice>}
        </ActionDialog>
      )}
      {asking === 'no' && (
        <ReasonDialog
          decision="reject"
          name={name}
          busy={decide.isPending}
          error={decide.error}
          onClose={close}
          onDecide={(reason) => run('reject', reason)}
        />
      )}
    </div>
  )
}
