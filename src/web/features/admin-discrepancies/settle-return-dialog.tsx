import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { callFunction } from '../../lib/call-function.ts'
import { errorMessage } from '../../lib/errors.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { Discrepancy } from './use-discrepancies.ts'

const DECISIONS = ['again', 'keep'] as const
const MIN_REASON = 3
const MAX_REASON = 500

/** Asks what to do with money that was taken back from a person's account after the bank had paid it. */
export function SettleReturnDialog({ of, onClose }: { of: Discrepancy; onClose: () => void }) {
  const t = useTranslate()
  const queries = useQueryClient()
  const [decision, setDecision] = useState<(typeof DECISIONS)[number]>('again')
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      callFunction('settle-return', { id: of.id, cents: of.provider_cents, decision, reason: reason.trim() }),
    onSuccess: onClose,
    // Also after a refusal: it says that things stand differently.
    onSettled: () => queries.invalidateQueries({ queryKey: ['discrepancies'] }),
  })
  return (
    <ActionDialog
      onClose={onClose}
      title={t('admin.discrepancies.settle-title')}
      action={t('admin.discrepancies.settle')}
      busy={isPending}
      onAction={() => (reason.trim().length < MIN_REASON ? setMissing(true) : mutate())}
    >
      <div className="grid gap-5">
        <RadioCards
          legend={t('admin.discrepancies.settle-how')}
          name="decision"
          value={decision}
          onChange={setDecision}
          options={DECISIONS.map((value) => ({
            value,
            label: t(`admin.discrepancies.settle.${value}`),
            text: t(`admin.discrepancies.settle.${value}-text`),
          }))}
        />
        <TextArea
          label={t('admin.discrepancies.settle-reason')}
          hint={t('admin.discrepancies.settle-reason-hint')}
          error={isMissing ? t('admin.discrepancies.settle-reason-missing') : undefined}
          maxLength={MAX_REASON}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
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
