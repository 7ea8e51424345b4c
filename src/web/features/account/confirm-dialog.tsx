import { useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'

interface ConfirmDialogProps {
  open: boolean
  title: string
  text: string
  /** The label of the button, and the message once the action is done. */
  action: string
  done: string
  onClose: () => void
  onConfirm: () => Promise<void>
}

/** Asks for confirmation before something is removed. */
export function ConfirmDialog({ open, title, text, action, done, onClose, onConfirm }: ConfirmDialogProps) {
  const t = useTranslate()
  const [busy, setBusy] = useState(false)

  async function confirm() {
    setBusy(true)
    try {
      await onConfirm()
      toast({ title: done })
      onClose()
    } catch (error) {
      toast(errorToast(error, t))
    } finally {
      setBusy(false)
    }
  }

  return (
    <ActionDialog
      open={open}
      onClose={onClose}
      size="small"
      title={title}
      action={action}
      busy={busy}
      danger
      onAction={() => void confirm()}
    >
      <p>{text}</p>
    </ActionDialog>
  )
}
