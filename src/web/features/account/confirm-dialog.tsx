import { useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

interface ConfirmDialogProps {
  open: boolean
  title: string
  text: string
  /** What the button does, and what is said once it is done. */
  action: string
  done: string
  onClose: () => void
  onConfirm: () => Promise<void>
}

/** Asks once more before something goes. */
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
    <Dialog
      open={open}
      onClose={onClose}
      locked={busy}
      size="small"
      title={title}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void confirm()}>
            {action}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
