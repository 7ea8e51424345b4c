import { type FormEvent, useState } from 'react'
import { ProofField } from '../../entities/proof/proof-field.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useFormat } from '../../lib/use-format.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ForfeitField } from './forfeit-field.tsx'
import { useDeleteAccount } from './use-delete-account.ts'
import { useForfeit } from './use-forfeit.ts'

/** Asks for a proof, and deletes the account. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  const format = useFormat()
  const { proof, remove } = useDeleteAccount()
  const { busy, problem } = proof
  const [missing, setMissing] = useState(false)
  const forfeit = useForfeit()
  const cents = forfeit.data?.cents ?? 0
  const [isUnconfirmed, setUnconfirmed] = useState(false)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const given = String(form.get('proof')).trim()
    const isConfirmed = cents === 0 || form.get('forfeit') === String(cents)
    setMissing(!given)
    setUnconfirmed(!isConfirmed)
    if (given && isConfirmed) void attempt(given)
  }

  async function attempt(given: string) {
    const isDone = await remove(given, cents)
    // Where the balance has changed meanwhile, the new one is shown and to be confirmed.
    if (!isDone) await forfeit.refetch()
  }

  const error = missing ? t('proof.missing') : undefined
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
        {forfeit.error && (
          <Notice tone="bad" live>
            {errorMessage(forfeit.error, t)}
          </Notice>
        )}
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
        <ProofField proof={proof} error={error} autofocus />
      </form>
    </ActionDialog>
  )
}
