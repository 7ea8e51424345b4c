import { useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { Link } from '../../ui/link.tsx'
import { AuthCard } from './auth-card.tsx'
import { EmailForm } from './email-form.tsx'
import { EnterRecoveryCode } from './enter-recovery-code.tsx'
import { sendRecovery } from './send-recovery.ts'

/** For a person who forgot the password: a link and a code by mail. */
export function ForgotPasswordPage() {
  const t = useTranslate()
  const [email, setEmail] = useState<string>()
  if (email) return <EnterRecoveryCode email={email} onOtherAddress={() => setEmail(undefined)} />
  return (
    <AuthCard
      title={t('auth.forgot.title')}
      text={t('auth.forgot.text')}
      foot={
        <Link to="/login" className="font-semibold text-accent-ink underline">
          {t('auth.forgot.back')}
        </Link>
      }
    >
      <EmailForm
        submitLabel={t('auth.forgot.submit')}
        onEmail={async (given) => {
          await sendRecovery(given)
          setEmail(given)
        }}
      />
    </AuthCard>
  )
}
