import QrCode from 'lucide-react/icons/qr-code'
import { Link } from 'react-router'
import { useTranslate } from '../../i18n/translation.tsx'
import { useSession } from '../../lib/session.ts'
import { iconButtonStyle } from '../../ui/icon-button.tsx'

/** One tap to the code that is shown at the door. Its place is kept while we look who is here. */
export function QrCodesLink() {
  const t = useTranslate()
  const { status } = useSession()
  if (status !== 'signed-in') return null
  return (
    <Link
      to="/dashboard/my-rentals"
      aria-label={t('shell.nav.qr-codes')}
      title={t('shell.nav.qr-codes')}
      className={iconButtonStyle('quiet', 'max-md:hidden')}
    >
      <QrCode aria-hidden size={20} />
    </Link>
  )
}
