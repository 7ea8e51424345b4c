import { useTranslate } from '../../i18n/translation.tsx'
import { supabase } from '../../lib/supabase.ts'
import { AuthCard } from './auth-card.tsx'
import { CodeActions } from './code-actions.tsx'
import { CodeForm } from './code-form.tsx'
import { DemoOutboxLink } from './demo-outbox-link.tsx'

interface CheckMailProps {
  email: string
  onConfirmed: () => void
  onOtherAddress: () => void
}

/** The account waits for its address to be confirmed: by the mailed code here, or by its link on any device. */
export function CheckMail({ email, onConfirmed, onOtherAddress }: CheckMailProps) {
  const t = useTranslate()

  /** The page goes on by itself once there is a session. */
  async function confirm(token: string) {
    const { auth } = await supabase()
    const { error } = await auth.verifyOtp({ email, token, type: 'signup' })
    if (error) throw error
    onConfirmed()
  }

  async function resend() {
    const { auth } = await supabase()
    const { error } = await auth.resend({
      type: 'signup',
      email,
      options: { emailRedirectTo: `${location.origin}/auth/callback` },
    })
    if (error) throw error
  }

  return (
    <AuthCard
      title={t('auth.check-mail.title')}
      text={t('auth.check-mail.text', { email })}
      foot={<DemoOutboxLink email={email} />}
    >
      <CodeForm label={t('auth.code.label')} onCode={confirm}>
        <CodeActions onResend={resend} onOtherAddress={onOtherAddress} />
      </CodeForm>
    </AuthCard>
  )
}
