import { methodName } from '#domain/payout/method-name.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import type { PayoutMethod } from './use-methods.ts'
import { usePayoutAction } from './use-payout-action.ts'

/** Asks once more before a bank account goes. */
export function RemoveDialog({ method, onClose }: { method: PayoutMethod; onClose: () => void }) {
  const t = useTranslate()
  const remove = usePayoutAction('remove-payout-method')
  const account = methodName(method)
  return (
    <ActionDialog
      onClose={onClose}
      size="small"
      title={t('payouts.remove-title')}
      action={t('payouts.remove')}
      busy={remove.isPending}
      danger
      onAction={() =>
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
      <p>{t('payouts.remove-text', { account })}</p>
    </ActionDialog>
  )
}
