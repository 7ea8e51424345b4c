import { useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { useLanguage } from '../../lib/root-data.ts'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { CodeActions } from './code-actions.tsx'
import { CodeForm } from './code-form.tsx'
import { DemoOutboxLink } from './demo-outbox-link.tsx'
import { EmailForm } from './email-form.tsx'
import { LoginForm } from './login-form.tsx'
import { sendCode, signInWithCode } from './mailed-code.ts'
import { PasskeyLogin } from './passkey-login.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'
import { TermsHint } from './terms-hint.tsx'
import { useMailedTo } from './use-mailed-to.ts'

/** Signing in or up in the middle of something else: an address, a mailed code, and on. */
export function SignInHere() {
  const t = useTranslate()
  const language = useLanguage()
  const session = useSession()
  const { mailedTo: email, setMailedTo, forget } = useMailedTo('sign-in')
  const [byPassword, setByPassword] = useState(false)
  if (session.status === 'signed-out' && session.half) return <SecondFactorForm />
  if (email) {
    return (
      <div className="grid gap-4">
        <p className="text-ink-soft">{t('auth.here.sent', { email })}</p>
        <CodeForm
          label={t('auth.code.label')}
          isAtOnce
          onCode={(code) => signInWithCode(email, code).then(forget)}
        >
          <CodeActions
            onResend={() => sendCode(email, { makesAccountIn: language })}
            onOtherAddress={() => setMailedTo(undefined)}
          />
        </CodeForm>
        <DemoOutboxLink email={email} />
      </div>
    )
  }
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{t(byPassword ? 'auth.login.text' : 'auth.here.text')}</p>
      {byPassword ? (
        <LoginForm />
      ) : (
        <EmailForm
          submitLabel={t('auth.login.code-submit')}
          onEmail={async (given) => {
            await sendCode(given, { makesAccountIn: language })
            setMailedTo(given)
          }}
        />
      )}
      <div className="grid gap-2">
        <Button variant="secondary" onClick={() => setByPassword(!byPassword)}>
          {t(byPassword ? 'auth.login.by-code' : 'auth.here.by-password')}
        </Button>
        <PasskeyLogin />
        <ProviderButtons />
      </div>
      {!byPassword && <TermsHint />}
    </div>
  )
}
