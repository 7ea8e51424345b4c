import { useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { sentenceFor } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

interface TurnOffDialogProps {
  open: boolean
  onClose: () => void
  turnOff: () => Promise<void>
}

/** Asks once more before the second factor goes. */
export function TurnOffDialog({ open, onClose, turnOff }: TurnOffDialogProps) {
  const t = useTranslate()
  const [busy, setBusy] = useState(false)

  async function confirm() {
    setBusy(true)
    try {
      await turnOff()
      toast({ title: t('account.two-factor.turned-off') })
      onClose()
    } catch (error) {
      toast({ title: sentenceFor(error, t), tone: 'bad' })
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
      title={t('account.two-factor.off-title')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void confirm()}>
            {t('account.two-factor.turn-off')}
          </Button>
        </>
      }
    >
      <p>{t('account.two-factor.off-text')}</p>
    </Dialog>
  )
}
