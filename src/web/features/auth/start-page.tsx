import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useTranslate } from '../../i18n/translation.tsx'
import { heldReferral } from '../../lib/referral.ts'
import { Link } from '../../ui/link.tsx'
import { AuthCard } from './auth-card.tsx'
import { SignInHere } from './sign-in-here.tsx'

const link = 'font-semibold text-accent-ink underline'

/** Begins an account with one thing, an address or a provider; what else is needed is asked for when it is needed. */
export function StartPage() {
  const t = useTranslate()
  const navigate = useNavigate()
  // A referral code counts for an account from its beginning, and the form is where it is.
  useEffect(() => {
    if (heldReferral(Date.now())) void navigate('/register', { replace: true })
  }, [navigate])
  return (
    <AuthCard
      title={t('auth.register.title')}
      text={t('auth.register.text')}
      foot={
        <>
          {t('auth.register.has-account')}{' '}
          <Link to="/login" className={link}>
            {t('auth.register.login')}
          </Link>
          <span className="mt-2 block">
            <Link to="/register" className={link}>
              {t('auth.start.whole')}
            </Link>
          </span>
        </>
      }
    >
      <SignInHere />
    </AuthCard>
  )
}
