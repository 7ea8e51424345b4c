import { type FormEvent, useId, useState } from 'react'
import { methodName } from '#domain/payout/method-name.ts'
import type { PayoutAccount } from '#domain/payout/payout-rules.ts'
import { terms } from '#domain/settings/terms.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { currencySign } from '../../lib/currency-sign.ts'
import { errorMessage } from '../../lib/errors.ts'
import { parseAmount, typedAmount } from '../../lib/parse-amount.ts'
import { randomId } from '../../lib/random-id.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { toast } from '../../lib/toast.ts'
import { useFormat } from '../../lib/use-format.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useMethods } from './use-methods.ts'
import { usePayoutAction } from './use-payout-action.ts'

interface RequestDialogProps {
  account: PayoutAccount
  availableCents: number
  onClose: () => void
}

/** Amount and destination: all that is available, unless the person enters less. */
export function RequestDialog({ account, availableCents, onClose }: RequestDialogProps) {
  const t = useTranslate()
  const format = useFormat()
  const language = useLanguage()
  const formId = useId()
  const { data } = useMethods()
  const methods = (data?.methods ?? []).filter(({ status }) => status === 'ready')
  const [typed, setTyped] = useState(() => typedAmount(availableCents, language))
  const [methodId, setMethodId] = useState('')
  const [problem, setProblem] = useState<string>()
  // The same for every press of this dialog's button: two of them are one payout.
  const [idempotencyKey] = useState(() => randomId())
  const request = usePayoutAction('request-payout')

  function submit(event: FormEvent) {
    event.preventDefault()
    const amountCents = parseAmount(typed)
    const wrong = problemOf(amountCents)
    setProblem(wrong)
    if (wrong || amountCents === null) return
    const wanted = { account, amountCents, methodId: methodId || methods[0]?.id }
    request.mutate(
      // Another amount is another payout.
      { ...wanted, idempotencyKey: `${idempotencyKey}:${wanted.methodId}:${amountCents}` },
      {
        onSuccess: () => {
          toast({ title: t('payouts.requested'), description: t('payouts.requested-text'), tone: 'good' })
          onClose()
        },
        onError: (error) => setProblem(errorMessage(error, t)),
      },
    )
  }

  function problemOf(cents: number | null): string | undefined {
    if (cents === null || Number.isNaN(cents)) return t('payouts.amount-wrong')
    if (cents < terms.minPayoutCents)
      return t('errors.PAYOUT_TOO_SMALL', { minimumAmount: format.money(terms.minPayoutCents) })
    if (cents > availableCents) return t('payouts.amount-high', { amount: format.money(availableCents) })
    return undefined
  }

  return (
    <ActionDialog
      onClose={onClose}
      size="small"
      title={t('payouts.request')}
      action={t('payouts.request-now')}
      busy={request.isPending}
      form={formId}
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          data-autofocus
          label={t('payouts.amount')}
          hint={t('payouts.amount-hint', { amount: format.money(availableCents) })}
          error={problem}
          inputMode="decimal"
          autoComplete="off"
          end={currencySign(language)}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Select
          label={t('payouts.destination')}
          value={methodId || (methods[0]?.id ?? '')}
          onChange={(event) => setMethodId(event.target.value)}
          options={methods.map((method) => ({
            value: method.id,
            label: `${methodName(method)}, ${method.holder}`,
          }))}
        />
        <p className="text-sm text-ink-soft">{t('payouts.request-text')}</p>
      </form>
    </ActionDialog>
  )
}
