import Mail from 'lucide-react/icons/mail'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslate } from '../../i18n/translation.tsx'
import { useRootData } from '../../lib/root-data.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { AuthCard } from './auth-card.tsx'
import { CodeLogin } from './code-login.tsx'
import { DemoAccountList } from './demo-accounts.tsx'
import { LoginForm } from './login-form.tsx'
import { OrLine } from './or-line.tsx'
import { PasskeyLogin } from './passkey-login.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { SecondFactorPage } from './second-factor-page.tsx'
import { StartPage } from './start-page.tsx'
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in.ts'

export function LoginPage() {
  const t = useTranslate()
  const { demo } = useRootData().config
  const [byCode, setByCode] = useState(false)
  const isNew = useSearchParams()[0].has('new')
  const { secondFactorNeeded } = useLeaveWhenSignedIn()
  if (secondFactorNeeded) return <SecondFactorPage />
  if (isNew) return <StartPage />
  if (byCode) return <CodeLogin onPassword={() => setByCode(false)} />
  return (
    <>
      <AuthCard
        title={t('auth.login.title')}
        text={t('auth.login.text')}
        foot={
          <>
            {t('auth.login.no-account')}{' '}
            <Link to="/login?new" className="font-semibold text-accent-ink underline">
              {t('auth.login.register')}
            </Link>
          </>
        }
      >
        <LoginForm />
        <OrLine />
        <div className="grid gap-3">
          <Button variant="secondary" wide onClick={() => setByCode(true)}>
            <Mail aria-hidden size={18} />
            {t('auth.login.by-code')}
          </Button>
          <PasskeyLogin />
          <ProviderButtons />
        </div>
      </AuthCard>
      {demo && <DemoAccountList />}
    </>
  )
}
