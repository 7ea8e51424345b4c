import Share from 'lucide-react/icons/share-2'
import { useTranslate } from '../../i18n/translation.tsx'
import { toast } from '../../lib/toast.ts'
import { IconButton } from '../../ui/icon-button.tsx'

/** Sends the page to somebody by the device's own means, or copies its address. */
export function ShareButton({ title }: { title: string }) {
  const t = useTranslate()

  async function share() {
    const url = window.location.href
    try {
      if (navigator.share) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      toast({ title: t('product.share.copied'), tone: 'good' })
    } catch (error) {
      // Who closes the device's share sheet has changed their mind: nothing to say.
      if ((error as Error).name !== 'AbortError') toast({ title: t('product.share.failed'), tone: 'bad' })
    }
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
