import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { methodName, type PayoutMethod } from './use-methods.ts'
import { usePayoutAction } from './use-payout-action.ts'

/** Asks once more before a bank account goes. */
export function RemoveDialog({ method, onClose }: { method: PayoutMethod; onClose: () => void }) {
  const t = useTranslate()
  const remove = usePayoutAction('remove-payout-method')
  const account = methodName(method)
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      locked={remove.isPending}
      title={t('payouts.remove-title')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button
            variant="danger"
            busy={remove.isPending}
            onClick={() =>
              remove.mutate(
                { id: method.id },
                {
                  onSuccess: () => void toast({ title: t('payouts.removed', { account }), tone: 'good' }),
                  onError: (error) => void toast(errorToast(error, t)),
                  onSettled: onClose,
                },
              )
            }
          >
            {t('payouts.remove')}
          </Button>
        </>
      }
    >
      <p>{t('payouts.remove-text', { account })}</p>
    </Dialog>
  )
}
