import { type FormEvent, useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'

interface GivenReasonDialogProps {
  title: string
  text: string
  action: string
  danger?: boolean
  onClose: () => void
  onGiven: (reason: string) => Promise<void>
}

/** Asks for a reason in the admin's own words before something is done to an account. */
export function GivenReasonDialog({ title, text, action, danger, onClose, onGiven }: GivenReasonDialogProps) {
  const t = useTranslate()
  const [isMissing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason')).trim()
    setMissing(!reason)
    if (!reason || busy) return
    setBusy(true)
    try {
      await onGiven(reason)
    } catch (error) {
      toast(errorToast(error, t))
    } finally {
      setBusy(false)
    }
  }

  return (
    <ActionDialog
      onClose={onClose}
      size="small"
      title={title}
      action={action}
      busy={busy}
      danger={danger}
      form="given-reason"
    >
      <form id="given-reason" onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
        <p>{text}</p>
        <TextArea
          label={t('moderation.sessions.reason')}
          name="reason"
          maxLength={500}
          error={isMissing ? t('moderation.sessions.reason-missing') : undefined}
          data-autofocus
        />
      </form>
    </ActionDialog>
  )
}
