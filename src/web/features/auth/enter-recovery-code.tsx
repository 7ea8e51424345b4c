import { useNavigate } from 'react-router'
import { useTranslate } from '../../i18n/translation.tsx'
import { supabase } from '../../lib/supabase.ts'
import { AuthCard } from './auth-card.tsx'
import { CodeActions } from './code-actions.tsx'
import { CodeForm } from './code-form.tsx'
import { DemoOutboxLink } from './demo-outbox-link.tsx'
import { sendRecovery } from './send-recovery.ts'

interface EnterRecoveryCodeProps {
  email: string
  onTaken: () => void
  onOtherAddress: () => void
}

/** The mail is on its way; its code may be typed in here, its link opened anywhere. */
export function EnterRecoveryCode({ email, onTaken, onOtherAddress }: EnterRecoveryCodeProps) {
  const t = useTranslate()
  const navigate = useNavigate()

  async function verify(token: string) {
    const { auth } = await supabase()
    const { error } = await auth.verifyOtp({ email, token, type: 'recovery' })
    if (error) throw error
    onTaken()
    await navigate('/new-password')
  }

  return (
    <AuthCard
      title={t('auth.forgot.sent-title')}
      text={t('auth.forgot.sent-text', { email })}
      foot={<DemoOutboxLink email={email} />}
    >
      <CodeForm label={t('auth.code.label')} onCode={verify}>
        <CodeActions onResend={() => sendRecovery(email)} onOtherAddress={onOtherAddress} />
      </CodeForm>
    </AuthCard>
  )
}
