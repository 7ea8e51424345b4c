import { Link } from 'react-router'
import { useTranslate } from '../../i18n/translation.tsx'
import { useRootData } from '../../lib/root-data.ts'
import { AuthCard } from './auth-card.tsx'
import { DemoAccountList } from './demo-accounts.tsx'
import { LoginForm } from './login-form.tsx'
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in.ts'

export function LoginPage() {
  const t = useTranslate()
  const { demo } = useRootData().config
  useLeaveWhenSignedIn()
  return (
    <>
      <AuthCard
        title={t('auth.login.title')}
        text={t('auth.login.text')}
        foot={
          <>
            {t('auth.login.no-account')}{' '}
            <Link to="/register" className="font-semibold text-accent-ink underline">
              {t('auth.login.register')}
            </Link>
          </>
        }
      >
        <LoginForm />
      </AuthCard>
      {demo && <DemoAccountList />}
    </>
  )
}
