import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import type { Claim } from './claim.ts'
import { useClaimAction } from './use-claims.ts'

interface ConfirmDialogProps {
  claim: Claim
  action: 'accept' | 'withdraw'
  /** The amount that accepting agrees to, as text. */
  amount: string
  onClose: () => void
}

/** Asks before a claim ends, which cannot be undone. */
export function ConfirmDialog({ claim, action, amount, onClose }: ConfirmDialogProps) {
  const t = useTranslate()
  const { mutate, isPending } = useClaimAction(claim, action)
  return (
    <ActionDialog
      onClose={onClose}
      size="small"
      title={t(`claims.${action}.title`)}
      action={t(`claims.${action}.confirm`)}
      busy={isPending}
      danger={action === 'withdraw'}
      onAction={() =>
        mutate(
          {},
          {
            onSuccess: () => void toast({ title: t(`claims.${action}.done`), tone: 'good' }),
            onError: (error) => void toast(errorToast(error, t)),
            onSettled: onClose,
          },
        )
      }
    >
      <p>{t(`claims.${action}.text`, { amount })}</p>
    </ActionDialog>
  )
}
