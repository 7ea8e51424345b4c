import { useState } from 'react'
import { AdjustmentPreviewTable } from '../../entities/adjustment/adjustment-preview-table.tsx'
import { useAdjustment, useAdjustmentPreview } from '../../entities/adjustment/use-adjustment.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { errorMessage } from '../../lib/errors.ts'
import { useUser } from '../../lib/session.ts'
import { toast } from '../../lib/toast.ts'
import { useFormat } from '../../lib/use-format.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { WaitingAdjustment } from './use-second-approvals.ts'

/** The second person approves or rejects money that is to be moved by hand; who proposed it may take it back. */
export function AdjustmentDecision({ adjustment }: { adjustment: WaitingAdjustment }) {
  const t = useTranslate()
  const user = useUser()
  const decide = useAdjustment('decide-adjustment')
  const [isAsking, setAsking] = useState(false)
  const { id, version, proposer_id, is_own: isOwn } = adjustment
  const isProposer = user?.id === proposer_id
  if (isOwn && !isProposer) return null
  const reject = () =>
    decide.mutate(
      { id, version, decision: 'reject' },
      {
        onSuccess: () => void toast({ title: t('moderation.adjust.decided'), tone: 'good' }),
        onError: (error) => void toast(errorToast(error, t)),
      },
    )
  return (
    <div className="flex flex-wrap gap-3">
      {!isOwn && <Button onClick={() => setAsking(true)}>{t('moderation.adjust.approve')}</Button>}
      <Button variant="secondary" busy={decide.isPending} onClick={reject}>
        {t(isProposer ? 'moderation.adjust.withdraw' : 'moderation.adjust.reject')}
      </Button>
      {isAsking && <ApproveDialog adjustment={adjustment} onClose={() => setAsking(false)} />}
    </div>
  )
}

/** Says what moves before it moves. */
function ApproveDialog({ adjustment, onClose }: { adjustment: WaitingAdjustment; onClose: () => void }) {
  const t = useTranslate()
  const format = useFormat()
  const decide = useAdjustment('decide-adjustment')
  const { id, version, about, amount_cents: cents, booking_id, affiliate_id, reason } = adjustment
  const money = { bookingId: booking_id, kind: about, cents, affiliateId: affiliate_id ?? undefined }
  const preview = useAdjustmentPreview(money)
  const approve = () =>
    decide.mutate(
      { id, version, decision: 'approve' },
      {
        onSuccess() {
          toast({ title: t('moderation.adjust.decided'), tone: 'good' })
          onClose()
        },
      },
    )
  return (
    <ActionDialog
      onClose={onClose}
      title={t('office.second.approve-title', { amount: format.money(cents) })}
      action={t('moderation.adjust.approve')}
      busy={decide.isPending}
      onAction={approve}
    >
      <div className="grid gap-4">
        <p>{t('office.second.approve-adjustment')}</p>
        <p className="break-words text-ink-soft">{`${t(`moderation.adjust.kind.${about}`)}: ${reason}`}</p>
        <AdjustmentPreviewTable query={preview} isAmount />
        {decide.error && (
          <Notice tone="bad" live>
            {errorMessage(decide.error, t)}
          </Notice>
        )}
      </div>
    </ActionDialog>
  )
}
