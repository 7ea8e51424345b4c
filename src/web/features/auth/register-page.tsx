import { useTranslate } from '../../i18n/translation.tsx'
import { Link } from '../../ui/link.tsx'
import { AuthCard } from './auth-card.tsx'
import { CheckMail } from './check-mail.tsx'
import { RegisterForm } from './register-form.tsx'
import { SecondFactorPage } from './second-factor-page.tsx'
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in.ts'
import { useRegister } from './use-register.ts'

export function RegisterPage() {
  const t = useTranslate()
  const { mailedTo, startOver, ...registration } = useRegister()
  const { secondFactorNeeded } = useLeaveWhenSignedIn()
  if (secondFactorNeeded) return <SecondFactorPage />
  if (mailedTo) return <CheckMail email={mailedTo} onOtherAddress={startOver} />
  return (
    <AuthCard
      title={t('auth.register.title')}
      text={t('auth.register.text')}
      foot={
        <>
          {t('auth.register.has-account')}{' '}
          <Link to="/login" className="font-semibold text-accent-ink underline">
            {t('auth.register.login')}
          </Link>
        </>
      }
    >
      <RegisterForm {...registration} />
    </AuthCard>
  )
}
