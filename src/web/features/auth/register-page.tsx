import { useTranslate } from '../../i18n/translation.tsx'
import { useRootData } from '../../lib/root-data.ts'
import { Link } from '../../ui/link.tsx'
import { AuthCard } from './auth-card.tsx'
import { CheckMail } from './check-mail.tsx'
import { OrLine } from './or-line.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { RegisterForm } from './register-form.tsx'
import { SecondFactorPage } from './second-factor-page.tsx'
import { TermsHint } from './terms-hint.tsx'
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in.ts'
import { useRegister } from './use-register.ts'

export function RegisterPage() {
  const t = useTranslate()
  const { providers = [] } = useRootData().config
  const { mailedTo, startOver, forget, ...registration } = useRegister()
  const { secondFactorNeeded } = useLeaveWhenSignedIn()
  if (secondFactorNeeded) return <SecondFactorPage />
  if (mailedTo) return <CheckMail email={mailedTo} onConfirmed={forget} onOtherAddress={startOver} />
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
      {providers.length > 0 && (
        <>
          <OrLine />
          <div className="grid gap-3">
            <ProviderButtons referralCode={typedReferralCode} />
            <TermsHint />
          </div>
        </>
      )}
    </AuthCard>
  )
}

/** The code in the form above, which counts whichever way the account is made. */
const typedReferralCode = () =>
  document.querySelector<HTMLInputElement>('[name=referral-code]')?.value.trim().toUpperCase() ?? ''
