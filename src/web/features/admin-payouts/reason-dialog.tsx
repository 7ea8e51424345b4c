import { useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'

const MIN_REASON = 3
const MAX_REASON = 500

interface ReasonDialogProps {
  decision: 'reject' | 'fail'
  name: string
  busy: boolean
  /** Why it was refused. */
  error: Error | null
  onClose: () => void
  onDecide: (reason: string) => void
}

/** Why the payout is refused: the person reads it as it is written. */
export function ReasonDialog({ decision, name, busy, error, onClose, onDecide }: ReasonDialogProps) {
  const t = useTranslate()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  return (
    <ActionDialog
      onClose={onClose}
      size="small"
      title={t(`payouts.admin.${decision}-title`, { name })}
      action={t(`payouts.admin.${decision}`)}
      busy={busy}
      danger
      onAction={() => (reason.trim().length < MIN_REASON ? setMissing(true) : onDecide(reason.trim()))}
    >
      <TextArea
        data-autofocus
        label={t('payouts.admin.reason')}
        hint={t('payouts.admin.reason-hint')}
        error={isMissing ? t('payouts.admin.reason-missing') : undefined}
        maxLength={MAX_REASON}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {error && (
        <Notice tone="bad" live>
          {errorMessage(error, t)}
        </Notice>
      )}
    </ActionDialog>
  )
}
