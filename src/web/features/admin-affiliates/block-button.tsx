import { useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { type AffiliateFile, useBlockAffiliate } from './use-affiliate-file.ts'

const MIN_REASON = 3

/** Keeps an affiliate from earning and from payouts, or lets them again, with a reason that they are told. */
export function BlockButton({ affiliate }: { affiliate: AffiliateFile }) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const { mutate, isPending, error, reset } = useBlockAffiliate()
  const act = affiliate.blocked_at ? 'unblock' : 'block'
  const isMissing = reason.trim().length < MIN_REASON
  function close() {
    setOpen(false)
    setReason('')
    setTried(false)
    reset()
  }
  function save() {
    setTried(true)
    if (isMissing) return
    mutate(
      { personId: affiliate.id, isBlocked: act === 'block', reason: reason.trim() },
      {
        onSuccess: () => {
          toast({ title: t(`office.affiliates.${act}-done`), tone: 'good' })
          close()
        },
      },
    )
  }
  return (
    <div>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t(`office.affiliates.${act}`)}
      </Button>
      {isOpen && (
        <ActionDialog
          onClose={close}
          size="small"
          title={t(`office.affiliates.${act}`)}
          action={t(`office.affiliates.${act}`)}
          busy={isPending}
          danger={act === 'block'}
          onAction={save}
        >
          <div className="grid gap-4">
            <p>{t(`office.affiliates.${act}-text`)}</p>
            <TextArea
              label={t('office.affiliates.why')}
              required
              maxLength={500}
              error={isTried && isMissing ? t('office.affiliates.why-missing') : undefined}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
            {error && (
              <Notice tone="bad" live>
                {errorMessage(error, t)}
              </Notice>
            )}
          </div>
        </ActionDialog>
      )}
    </div>
  )
}
