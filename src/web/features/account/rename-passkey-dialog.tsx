import { type FormEvent, useState } from 'react'
import { passkeyProblem } from '../../entities/passkey/passkey-problem.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { toast } from '../../lib/toast.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'

interface RenamePasskeyDialogProps {
  name: string
  onClose: () => void
  onRename: (name: string) => Promise<void>
}

/** A name by which its owner knows the device. */
export function RenamePasskeyDialog({ name, onClose, onRename }: RenamePasskeyDialogProps) {
  const t = useTranslate()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const wanted = String(new FormData(event.currentTarget).get('name')).trim()
    setBusy(true)
    try {
      await onRename(wanted)
      toast({ title: t('account.passkeys.renamed'), tone: 'good' })
      onClose()
    } catch (error) {
      setProblem(passkeyProblem(error, t))
    } finally {
      setBusy(false)
    }
  }

  return (
    <ActionDialog
      onClose={onClose}
      size="small"
      title={t('account.passkeys.rename-title')}
      action={t('account.passkeys.rename-save')}
      busy={busy}
      form="rename-passkey"
    >
      <form id="rename-passkey" onSubmit={submit} noValidate>
        <TextField
          label={t('account.passkeys.name')}
          hint={t('account.passkeys.name-hint')}
          name="name"
          defaultValue={name}
          maxLength={120}
          autoComplete="off"
          error={problem}
          data-autofocus
        />
      </form>
    </ActionDialog>
  )
}
