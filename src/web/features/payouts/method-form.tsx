import { type FormEvent, useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { codeOf, errorMessage } from '../../lib/errors.ts'
import { useUser } from '../../lib/session.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { usePayoutAction } from './use-payout-action.ts'

const MAX_HOLDER = 70

/** Another bank account: whose it is, and its IBAN. */
export function MethodForm() {
  const t = useTranslate()
  const user = useUser()
  const [holder, setHolder] = useState(user?.metadata.name ?? '')
  const [iban, setIban] = useState('')
  const [problems, setProblems] = useState<{ holder?: string; iban?: string }>({})
  const add = usePayoutAction('add-payout-method')

  function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = {
      ...(holder.trim().length < 2 && { holder: t('payouts.holder-missing') }),
      ...(iban.trim().length < 5 && { iban: t('payouts.iban-missing') }),
    }
    setProblems(wrong)
    if (Object.keys(wrong).length > 0) return
    add.mutate(
      { holder: holder.trim(), iban: iban.trim() },
      {
        onSuccess: () => {
          setIban('')
          toast({ title: t('payouts.method-added'), tone: 'good' })
        },
        onError: (error) => {
          if (codeOf(error) === 'IBAN_INVALID') setProblems({ iban: errorMessage(error, t) })
          else toast(errorToast(error, t))
        },
      },
    )
  }

  return (
    <form noValidate onSubmit={submit} className="mt-5 grid gap-4">
      <TextField
        label={t('payouts.holder')}
        hint={t('payouts.holder-hint')}
        error={problems.holder}
        maxLength={MAX_HOLDER}
        autoComplete="name"
        value={holder}
        onChange={(event) => setHolder(event.target.value)}
      />
      <TextField
        label={t('payouts.iban')}
        error={problems.iban}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={iban}
        onChange={(event) => setIban(event.target.value)}
      />
      <div>
        <Button type="submit" busy={add.isPending}>
          {t('payouts.add-method')}
        </Button>
      </div>
    </form>
  )
}
