import { useState } from 'react'
import { BulkBar } from '../../entities/bulk/bulk-bar.tsx'
import { useBulk } from '../../entities/bulk/use-bulk.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'

const MIN_REASON = 3
const MAX_REASON = 500

interface ExplainChosenProps {
  chosen: ReadonlySet<string>
  onNone: () => void
}

/** Says of the chosen discrepancies why they are there, with one reason for all. */
export function ExplainChosen({ chosen, onNone }: ExplainChosenProps) {
  const t = useTranslate()
  const explain = useBulk('explain-discrepancies', 'discrepancies')
  const [isAsking, setAsking] = useState(false)
  const run = (reason: string) =>
    explain.mutate(
      { ids: [...chosen], reason },
      {
        onSuccess() {
          setAsking(false)
          onNone()
        },
      },
    )
  return (
    <BulkBar chosen={chosen} answer={explain.data} onNone={onNone}>
      <Button size="small" onClick={() => setAsking(true)}>
        {t('admin.discrepancies.explain')}
      </Button>
      {isAsking && <ReasonDialog busy={explain.isPending} onClose={() => setAsking(false)} onReason={run} />}
    </BulkBar>
  )
}

interface ReasonDialogProps {
  busy: boolean
  onClose: () => void
  onReason: (reason: string) => void
}

function ReasonDialog({ busy, onClose, onReason }: ReasonDialogProps) {
  const t = useTranslate()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  return (
    <ActionDialog
      onClose={onClose}
      size="small"
      title={t('admin.discrepancies.explain-title')}
      action={t('admin.discrepancies.explain')}
      busy={busy}
      onAction={() => (reason.trim().length < MIN_REASON ? setMissing(true) : onReason(reason.trim()))}
    >
      <p>{t('admin.discrepancies.explain-text')}</p>
      <TextArea
        data-autofocus
        label={t('admin.discrepancies.settle-reason')}
        hint={t('admin.discrepancies.explain-hint')}
        error={isMissing ? t('admin.discrepancies.settle-reason-missing') : undefined}
        maxLength={MAX_REASON}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ActionDialog>
  )
}
