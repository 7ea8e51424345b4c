import Lock from 'lucide-react/icons/lock'
import { useTranslate } from '../../i18n/translation.tsx'

/** Explains who can see the uploaded picture. */
export function PrivacyNote() {
  const t = useTranslate()
  return (
    <p className="flex gap-2 text-sm text-ink-soft">
      <Lock aria-hidden size={16} className="mt-0.5 shrink-0" />
      {t('kyc.privacy')}
    </p>
  )
}
