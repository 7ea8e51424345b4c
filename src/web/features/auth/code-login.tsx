import { useTranslate } from '../../i18n/translation.tsx'
import { Button } from '../../ui/button.tsx'
import { AuthCard } from './auth-card.tsx'
import { CodeActions } from './code-actions.tsx'
import { CodeForm } from './code-form.tsx'
import { DemoOutboxLink } from './demo-outbox-link.tsx'
import { EmailForm } from './email-form.tsx'
import { sendCode, signInWithCode } from './mailed-code.ts'
import { useMailedTo } from './use-mailed-to.ts'

/** Signing in with six digits that come by mail, or with the link beside them. */
export function CodeLogin({ onPassword }: { onPassword: () => void }) {
  const t = useTranslate()
  const { mailedTo: email, setMailedTo, forget } = useMailedTo('sign-in')

  if (email) {
    return (
      <AuthCard
        title={t('auth.forgot.sent-title')}
        text={t('auth.forgot.sent-text', { email })}
        foot={<DemoOutboxLink email={email} />}
      >
        <CodeForm label={t('auth.code.label')} onCode={(code) => signInWithCode(email, code).then(forget)}>
          <CodeActions onResend={() => sendCode(email)} onOtherAddress={() => setMailedTo(undefined)} />
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
          setMailedTo(given)
        }}
      />
      <Button variant="quiet" wide className="mt-2" onClick={onPassword}>
        {t('auth.login.by-password')}
      </Button>
    </AuthCard>
  )
}
