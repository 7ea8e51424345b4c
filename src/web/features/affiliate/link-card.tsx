import Copy from 'lucide-react/icons/copy'
import Share from 'lucide-react/icons/share-2'
import { useTranslate } from '../../i18n/translation.tsx'
import { copyWithToast } from '../../lib/copy-with-toast.ts'
import { useRootData } from '../../lib/root-data.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { TextField } from '../../ui/text-field.tsx'

/** The address under which a newcomer counts as brought by this person. */
export function LinkCard({ code }: { code: string }) {
  const t = useTranslate()
  const { config } = useRootData()
  const link = `${config.siteUrl}/register?ref=${code}`

  const copy = () => copyWithToast(link, { done: t('affiliate.copied'), failed: t('affiliate.copy-failed') })

  /** A phone's own sheet, where there is one; closing it is no failure. */
  async function share() {
    if (!('share' in navigator)) return copy()
    await navigator.share({ text: t('affiliate.share-text'), url: link }).catch(() => {})
  }

  return (
    <Card as="section" aria-labelledby="affiliate-link">
      <h2 id="affiliate-link" className="text-xl">
        {t('affiliate.invite')}
      </h2>
      <p className="mt-1 max-w-prose text-ink-soft">{t('affiliate.invite-text')}</p>
      <TextField
        className="mt-4"
        label={t('affiliate.link')}
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <p className="mt-2 text-sm text-ink-soft">
        {t('affiliate.code')} <strong className="tabular text-ink">{code}</strong>
      </p>
      <details className="mt-3">
        <summary className="min-h-11 content-center font-semibold text-accent-ink underline underline-offset-4">
          {t('affiliate.qr')}
        </summary>
        <QrCode text={link} label={t('affiliate.qr-label', { link })} className="mt-3 size-52 rounded-card" />
        <p className="mt-2 max-w-prose text-sm text-ink-soft">{t('affiliate.qr-text')}</p>
      </details>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>
          <Copy aria-hidden size={18} />
          {t('affiliate.copy')}
        </Button>
        <Button variant="secondary" onClick={() => void share()}>
          <Share aria-hidden size={18} />
          {t('affiliate.share-link')}
        </Button>
      </div>
    </Card>
  )
}
