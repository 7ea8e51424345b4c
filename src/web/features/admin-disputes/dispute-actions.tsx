import { useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { type Dispute, useDisputeAction } from './use-disputes.ts'

type Open = 'submit' | 'platform' | 'lender'
const MIN_REASON = 3

/** What an admin can do about a dispute as it is: submit the evidence, or decide who bears it. */
export function DisputeActions({ dispute }: { dispute: Dispute }) {
  const t = useTranslate()
  const [open, setOpen] = useState<Open>()
  const isPrice = dispute.payment?.purpose === 'rental' || dispute.payment?.purpose === 'extension'
  return (
    <>
      {dispute.status === 'needs_response' && (
        <Button size="small" onClick={() => setOpen('submit')}>
          {t('office.disputes.submit')}
        </Button>
      )}
      {dispute.status === 'lost' && (
        <>
          <Button size="small" onClick={() => setOpen('platform')}>
            {t('office.disputes.platform')}
          </Button>
          {isPrice && (
            <Button size="small" variant="secondary" onClick={() => setOpen('lender')}>
              {t('office.disputes.lender')}
            </Button>
          )}
        </>
      )}
      {open && <Act dispute={dispute} open={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function Act({ dispute, open, onClose }: { dispute: Dispute; open: Open; onClose: () => void }) {
  const t = useTranslate()
  const [words, setWords] = useState('')
  const [isTried, setTried] = useState(false)
  const submit = useDisputeAction('submit-dispute-evidence')
  const resolve = useDisputeAction('resolve-dispute')
  const isSubmitting = open === 'submit'
  const isMissing = !isSubmitting && words.trim().length < MIN_REASON
  const { id, version } = dispute
  const onSuccess = () => {
    toast({ title: t(`office.disputes.${open}-done`), tone: 'good' })
    onClose()
  }
  function act() {
    setTried(true)
    if (isMissing) return
    if (isSubmitting) submit.mutate({ id, note: words.trim() }, { onSuccess })
    else resolve.mutate({ id, version, bearer: open, reason: words.trim() }, { onSuccess })
  }
  const error = submit.error ?? resolve.error
  return (
    <ActionDialog
      onClose={onClose}
      size="small"
      title={t(`office.disputes.${open}`)}
      action={t(`office.disputes.${open}`)}
      busy={submit.isPending || resolve.isPending}
      danger={open === 'lender'}
      onAction={act}
    >
      <div className="grid gap-4">
        <p>{t(`office.disputes.${open}-text`)}</p>
        <TextArea
          label={t(isSubmitting ? 'office.disputes.note' : 'office.disputes.why')}
          optional={isSubmitting}
          required={!isSubmitting}
          maxLength={isSubmitting ? 5_000 : 500}
          error={isTried && isMissing ? t('office.disputes.why-missing') : undefined}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        {error && (
          <Notice tone="bad" live>
            {errorMessage(error, t)}
          </Notice>
        )}
      </div>
    </ActionDialog>
  )
}
