import { useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { supabase } from '../../lib/supabase.ts'
import { Button } from '../../ui/button.tsx'
import { AuthCard } from './auth-card.tsx'
import { CodeActions } from './code-actions.tsx'
import { CodeForm } from './code-form.tsx'
import { DemoOutboxLink } from './demo-outbox-link.tsx'
import { EmailForm } from './email-form.tsx'

/** Signing in with six digits that come by mail, or with the link beside them. */
export function CodeLogin({ onPassword }: { onPassword: () => void }) {
  const t = useTranslate()
  const [email, setEmail] = useState<string>()

  if (email) {
    return (
      <AuthCard
        title={t('auth.forgot.sent-title')}
        text={t('auth.forgot.sent-text', { email })}
        foot={<DemoOutboxLink email={email} />}
      >
        <CodeForm label={t('auth.code.label')} onCode={(code) => signInWithCode(email, code)}>
          <CodeActions onResend={() => sendCode(email)} onOtherAddress={() => setEmail(undefined)} />
        </CodeForm>
      </AuthCard>
    )
  }
  return (
    <AuthCard title={t('auth.login.code-title')} text={t('auth.login.code-text')}>
      <EmailForm
        submitLabel={t('auth.login.code-submit')}
        onEmail={async (given) => {
          await sendCode(given)
          setEmail(given)
        }}
      />
      <Button variant="quiet" wide className="mt-2" onClick={onPassword}>
        {t('auth.login.by-password')}
      </Button>
    </AuthCard>
  )
}

/** Says nothing of whether there is such an account, and makes none. */
async function sendCode(email: string): Promise<void> {
  const { auth } = await supabase()
  const { error } = await auth.signInWithOtp({
    email,
    options: { shouldCreateUser: false, emailRedirectTo: `${location.origin}/auth/callback` },
  })
  if (error && error.code !== 'otp_disabled') throw error
}

async function signInWithCode(email: string, token: string): Promise<void> {
  const { auth } = await supabase()
  const { error } = await auth.verifyOtp({ email, token, type: 'email' })
  if (error) throw error
}
