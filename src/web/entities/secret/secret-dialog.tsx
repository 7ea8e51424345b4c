import { useTranslate } from '../../i18n/translation.tsx'
import { copyWithToast } from '../../lib/copy-with-toast.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

interface SecretDialogProps {
  secret: string | undefined
  title: string
  text: string
  onClose: () => void
}

/** A secret that is shown this once; it closes only by the button that confirms it is saved. */
export function SecretDialog({ secret, title, text, onClose }: SecretDialogProps) {
  const t = useTranslate()
  return (
    <Dialog
      open={secret !== undefined}
      onClose={onClose}
      locked
      title={title}
      footer={<Button onClick={onClose}>{t('developer.kept')}</Button>}
    >
      <p>{text}</p>
      <p className="mt-4 rounded-card bg-sunken p-4 font-mono break-all select-all">{secret}</p>
      <Button
        variant="secondary"
        className="mt-4"
        onClick={() =>
          void copyWithToast(secret ?? '', {
            done: t('developer.copied'),
            failed: t('developer.copy-failed'),
          })
        }
      >
        {t('developer.copy')}
      </Button>
    </Dialog>
  )
}
