import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { callFunction } from '../../lib/call-function.ts'
import { errorMessage } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { focusFirstFault } from '../../ui/focus-first-fault.ts'
import { Notice } from '../../ui/notice.tsx'
import type { Booking, Handover } from './booking.ts'
import { StatementFields } from './statement-fields.tsx'
import { useStatement } from './use-statement.ts'

interface ConfirmHandoverDialogProps {
  booking: Booking
  kind: Handover['kind']
  onClose: () => void
}

/** Asks this side how it found the item, beside the other side's statement. */
export function ConfirmHandoverDialog({ booking, kind, onClose }: ConfirmHandoverDialogProps) {
  const t = useTranslate()
  const form = useId()
  const queries = useQueryClient()
  const statement = useStatement(booking)
  const confirm = useMutation({
    mutationFn: (told: NonNullable<typeof statement.told>) =>
      callFunction('confirm-handover', { id: booking.id, kind, ...told }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['my-rentals'] }),
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    statement.ask()
    if (!statement.told) focusFirstFault(event.currentTarget)
    if (confirm.isPending || statement.evidence.isUploading || !statement.told) return
    confirm.mutate(statement.told, {
      onSuccess: () => {
        void toast({ title: t('handover.confirmed'), tone: 'good' })
        onClose()
      },
    })
  }

  return (
    <ActionDialog
      onClose={onClose}
      size="small"
      title={t(`handover.confirm.${kind}`)}
      action={t('handover.confirm')}
      form={form}
      busy={confirm.isPending}
      disabled={statement.evidence.isUploading}
    >
      <form id={form} onSubmit={submit} className="grid gap-4">
        <StatementFields statement={statement} />
        {confirm.error && (
          <Notice tone="bad" live>
            {errorMessage(confirm.error, t)}
          </Notice>
        )}
      </form>
    </ActionDialog>
  )
}
