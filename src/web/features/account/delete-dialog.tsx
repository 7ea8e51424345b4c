import { type FormEvent, useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useDeleteAccount } from './use-delete-account.ts'

/** Asks for a proof, and deletes the account. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  const { method, busy, problem, remove, mailMe } = useDeleteAccount()
  const [missing, setMissing] = useState(false)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const proof = String(new FormData(event.currentTarget).get('proof')).trim()
    setMissing(!proof)
    if (proof) void remove(proof)
  }

  const error = missing ? t('account.delete.missing') : undefined
  return (
    <ActionDialog
      onClose={onClose}
      size="small"
      title={t('account.delete.confirm-title')}
      action={t('account.delete.open')}
      busy={busy}
      danger
      form="delete-account"
    >
      <form id="delete-account" onSubmit={submit} noValidate className="grid gap-5">
        {problem && (
          <Notice tone="bad" live>
            {problem}
          </Notice>
        )}
        <p>{t(`account.delete.by-${method}`)}</p>
        {method === 'password' ? (
          <PasswordField label={t('auth.password')} name="proof" error={error} data-autofocus />
        ) : (
          <TextField
            key={method}
            label={t('auth.code.label')}
            name="proof"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            error={error}
            data-autofocus
          />
        )}
        {method === 'password' && (
          <Button variant="quiet" className="justify-self-start" onClick={() => void mailMe()}>
            {t('account.delete.mail-me')}
          </Button>
        )}
      </form>
    </ActionDialog>
  )
}
