import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { StoppedItem } from '#contract/rescue.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { callFunction } from '../../lib/call-function.ts'
import { errorToast } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'

interface BrokeDialogProps {
  itemId: string
  title: string
  /** The unit that broke, where it is not the whole item. */
  unit?: { id: string; label: string }
  onClose: () => void
}

/** Stops the rentals of what broke, after saying what that means for the renters. */
export function BrokeDialog({ itemId, title, unit, onClose }: BrokeDialogProps) {
  const t = useTranslate()
  const queries = useQueryClient()
  const [message, setMessage] = useState('')
  const stop = useMutation({
    mutationFn: () =>
      callFunction<StoppedItem>('stop-broken', {
        itemId,
        ...(unit && { unitId: unit.id }),
        ...(message.trim() && { message: message.trim() }),
      }),
    onSettled: () =>
      Promise.all(
        ['my-listings', 'item-units', 'lender-calendar', 'my-rentals'].map((key) =>
          queries.invalidateQueries({ queryKey: [key] }),
        ),
      ),
  })
  return (
    <ActionDialog
      onClose={onClose}
      size="small"
      danger
      title={
        unit ? t('lending.broke.unit-title', { label: unit.label }) : t('lending.broke.title', { title })
      }
      action={t('lending.broke.confirm')}
      busy={stop.isPending}
      onAction={() =>
        stop.mutate(undefined, {
          onSuccess: ({ calledOffCount: count }) => {
            const done = count === 0 ? t('lending.broke.done-none') : t('lending.broke.done', { count })
            void toast({ title: done, tone: 'good' })
            onClose()
          },
          onError: (error) => void toast(errorToast(error, t)),
        })
      }
    >
      <p>{t(unit ? 'lending.broke.unit-text' : 'lending.broke.text')}</p>
      <div className="mt-4">
        <TextArea
          label={t('lending.broke.message')}
          optional
          maxLength={1_000}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
      </div>
    </ActionDialog>
  )
}
