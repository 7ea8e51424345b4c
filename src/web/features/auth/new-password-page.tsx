import Hourglass from 'lucide-react/icons/hourglass'
import { useTranslate } from '../../i18n/translation.tsx'
import { useSession } from '../../lib/session.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Message } from '../../ui/message.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { AuthCard } from './auth-card.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { SecondFactorPage } from './second-factor-page.tsx'

/** The page behind the link of a recovery mail, which has signed the person in: they now choose a password. */
export function NewPasswordPage() {
  const t = useTranslate()
  const session = useSession()
  if (session.status === 'loading') return <PageSkeleton />
  if (session.status === 'signed-out') {
    if (session.half) return <SecondFactorPage />
    return (
      <Message
        as="h1"
        icon={<Hourglass aria-hidden size={26} />}
        title={t('auth.new-password.expired-title')}
        text={t('auth.new-password.expired-text')}
        actions={<LinkButton to="/forgot-password">{t('auth.new-password.ask-again')}</LinkButton>}
      />
    )
  }
  const { email } = session.user
  return (
    <AuthCard title={t('auth.new-password.title')} text={t('auth.new-password.text', { email })}>
      <NewPasswordForm email={email} />
    </AuthCard>
  )
}
