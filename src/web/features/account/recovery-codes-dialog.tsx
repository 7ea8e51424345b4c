import { useTranslate } from '../../i18n/translation.tsx'
import { copyWithToast } from '../../lib/copy-with-toast.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** The ten codes, shown this once; it closes only by the button that confirms they are saved. */
export function RecoveryCodesDialog({
  codes,
  onClose,
}: {
  codes: string[] | undefined
  onClose: () => void
}) {
  const t = useTranslate()
  const text = codes?.join('\n') ?? ''
  return (
    <Dialog
      open={codes !== undefined}
      onClose={onClose}
      locked
      title={t('account.codes.title')}
      footer={<Button onClick={onClose}>{t('account.codes.kept')}</Button>}
    >
      <p>{t('account.codes.text')}</p>
      <ul className="mt-4 grid gap-1 rounded-card bg-sunken p-4 font-mono">
        {codes?.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          onClick={() =>
            void copyWithToast(text, {
              done: t('account.codes.copied'),
              failed: t('account.codes.copy-failed'),
            })
          }
        >
          {t('account.codes.copy')}
        </Button>
        <Button
          variant="secondary"
          onClick={() => saveFile('lendaround-recovery-codes.txt', `${text}\n`, 'text/plain')}
        >
          {t('account.codes.download')}
        </Button>
      </div>
    </Dialog>
  )
}
