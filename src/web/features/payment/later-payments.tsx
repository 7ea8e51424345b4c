import { useState } from 'react'
import type { LaterPaymentToConfirm } from '#contract/checkout.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ProviderForm } from './provider-form.tsx'
import { type NeededPayment, useLaterPayments } from './use-later-payments.ts'

/**
 * The payments that the renter has to confirm after the checkout of a booking, such as a deposit; nothing while there
 * is none.
 */
export function LaterPayments({ bookingId }: { bookingId: string }) {
  const t = useTranslate()
  const format = useFormat()
  const { needed, open, complete } = useLaterPayments(bookingId)
  const [payment, setPayment] = useState<LaterPaymentToConfirm>()
  const [busy, setBusy] = useState(false)
  const sayProblem = (error: unknown) => void toast(errorToast(error, t))

  function book({ paymentId }: LaterPaymentToConfirm) {
    complete.mutate(paymentId, {
      onSuccess: () => void toast({ title: t('payment.later.done'), tone: 'good' }),
      onError: sayProblem,
      onSettled: () => setPayment(undefined),
    })
  }

  return (
    <>
      {needed.data?.map((each) => (
        <div key={each.id} className="mt-5">
          <Notice tone="notice" title={titleOf(each)}>
            <p>{t(`payment.later.text.${each.purpose}`)}</p>
            <Button
              className="mt-3"
              busy={open.isPending && open.variables === each.id}
              onClick={() => open.mutate(each.id, { onSuccess: setPayment, onError: sayProblem })}
            >
              {t('payment.later.confirm')}
            </Button>
          </Notice>
        </div>
      ))}
      <Dialog
        open={payment !== undefined}
        onClose={() => setPayment(undefined)}
        locked={busy || complete.isPending}
        size="small"
        title={payment ? t('payment.later.title', { amount: format.money(payment.amountCents) }) : ''}
      >
        {payment && (
          <ProviderForm
            payment={payment}
            onBusy={setBusy}
            onAuthorised={() => book(payment)}
            onLapsed={() => setPayment(undefined)}
          />
        )}
      </Dialog>
    </>
  )

  function titleOf({ purpose, amount_cents }: NeededPayment): string {
    return t(`payment.later.need.${purpose}`, { amount: format.money(amount_cents) })
  }
}
