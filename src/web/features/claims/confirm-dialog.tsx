import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { Claim } from './claim.ts'
import { useClaimAction } from './use-claims.ts'

interface ConfirmDialogProps {
  claim: Claim
  action: 'accept' | 'withdraw'
  /** What is agreed on by accepting, as text. */
  amount: string
  onClose: () => void
}

/** Asks before a claim ends for good. */
export function ConfirmDialog({ claim, action, amount, onClose }: ConfirmDialogProps) {
  const t = useTranslate()
  const { mutate, isPending } = useClaimAction(claim, action)
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      locked={isPending}
      title={t(`claims.${action}.title`)}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button
            busy={isPending}
            variant={action === 'withdraw' ? 'danger' : 'primary'}
            onClick={() =>
              mutate(
                {},
                {
                  onSuccess: () => void toast({ title: t(`claims.${action}.done`), tone: 'good' }),
                  onError: (error) => void toast({ title: errorMessage(error, t), tone: 'bad' }),
                  onSettled: onClose,
                },
              )
            }
          >
            {t(`claims.${action}.confirm`)}
          </Button>
        </>
      }
    >
      <p>{t(`claims.${action}.text`, { amount })}</p>
    </Dialog>
  )
}
