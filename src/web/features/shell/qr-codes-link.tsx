import QrCode from 'lucide-react/icons/qr-code'
import { useTranslate } from '../../i18n/translation.tsx'
import { iconButtonStyle } from '../../ui/icon-button.tsx'
import { Link } from '../../ui/link.tsx'

/** For signed-in people: one tap to the codes that are shown at the door. */
export function QrCodesLink() {
  const t = useTranslate()
  return (
    <Link
      to="/dashboard/my-rentals"
      aria-label={t('shell.nav.qr-codes')}
      title={t('shell.nav.qr-codes')}
      className={iconButtonStyle()}
    >
      <QrCode aria-hidden size={20} />
    </Link>
  )
}
