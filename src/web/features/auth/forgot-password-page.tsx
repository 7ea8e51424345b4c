import { useSearchParams } from 'react-router'
import { useTranslate } from '../../i18n/translation.tsx'
import { Link } from '../../ui/link.tsx'
import { AuthCard } from './auth-card.tsx'
import { EmailForm } from './email-form.tsx'
import { EnterRecoveryCode } from './enter-recovery-code.tsx'
import { sendRecovery } from './send-recovery.ts'
import { useMailedTo } from './use-mailed-to.ts'

/**
 * For a person who forgot the password, or whom the operator invited and who has none yet: a link and a code by mail. An
 * invitation names the address.
 */
export function ForgotPasswordPage() {
  const t = useTranslate()
  const { mailedTo: email, setMailedTo, forget } = useMailedTo('recovery')
  const invited = useSearchParams()[0].get('invited')
  if (email)
    return <EnterRecoveryCode email={email} onTaken={forget} onOtherAddress={() => setMailedTo(undefined)} />
  return (
    <AuthCard
      title={t(invited ? 'auth.invited.title' : 'auth.forgot.title')}
      text={t(invited ? 'auth.invited.text' : 'auth.forgot.text')}
      foot={
        <Link to="/login" className="font-semibold text-accent-ink underline">
          {t('auth.forgot.back')}
        </Link>
      }
    >
      <EmailForm
        submitLabel={t('auth.forgot.submit')}
        initialEmail={invited ?? ''}
        onEmail={async (given) => {
          await sendRecovery(given)
          setMailedTo(given)
        }}
      />
    </AuthCard>
  )
}
