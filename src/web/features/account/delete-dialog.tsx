import { type FormEvent, useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useFormat } from '../../lib/use-format.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ForfeitField } from './forfeit-field.tsx'
import { useDeleteAccount } from './use-delete-account.ts'
import { useForfeit } from './use-forfeit.ts'

/** Asks for a proof, and deletes the account. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  const format = useFormat()
  const { method, busy, problem, remove, mailMe } = useDeleteAccount()
  const [missing, setMissing] = useState(false)
  const forfeit = useForfeit()
  const cents = forfeit.data?.cents ?? 0
  const [isUnconfirmed, setUnconfirmed] = useState(false)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const proof = String(form.get('proof')).trim()
    const isConfirmed = cents === 0 || form.get('forfeit') === String(cents)
    setMissing(!proof)
    setUnconfirmed(!isConfirmed)
    if (proof && isConfirmed) void attempt(proof)
  }

  async function attempt(proof: string) {
    const isDone = await remove(proof, cents)
    // Where the balance has changed meanwhile, the new one is shown and to be confirmed.
    if (!isDone) await forfeit.refetch()
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
      disabled={forfeit.isPending}
      form="delete-account"
    >
      <form id="delete-account" onSubmit={submit} noValidate className="grid gap-5">
        {problem && (
          <Notice tone="bad" live>
            {problem}
          </Notice>
        )}
        {forfeit.error && <Notice tone="bad">{errorMessage(forfeit.error, t)}</Notice>}
        {cents > 0 && (
          <ForfeitField
            key={cents}
            cents={cents}
            isPayable={forfeit.data?.isPayable ?? false}
            error={
              isUnconfirmed ? t('account.delete.balance-missing', { amount: format.money(cents) }) : undefined
            }
          />
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
