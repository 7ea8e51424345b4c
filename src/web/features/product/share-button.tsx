import Share from 'lucide-react/icons/share-2'
import { useTranslate } from '../../i18n/translation.tsx'
import { shareOrCopy } from '../../lib/share-or-copy.ts'
import { toast } from '../../lib/toast.ts'
import { IconButton } from '../../ui/icon-button.tsx'

/** Shares the page by the device's share sheet, or copies its address. */
export function ShareButton({ title }: { title: string }) {
  const t = useTranslate()

  async function share() {
    const outcome = await shareOrCopy({ title, url: window.location.href })
    if (outcome === 'copied') toast({ title: t('product.share.copied'), tone: 'good' })
    if (outcome === 'failed') toast({ title: t('product.share.failed'), tone: 'bad' })
  }

  return (
    <IconButton
      look="outlined"
      label={t('product.share.label')}
      icon={<Share aria-hidden size={20} />}
      onClick={() => void share()}
    />
  )
}
