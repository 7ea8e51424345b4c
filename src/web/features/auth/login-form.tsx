import { type FormEvent, useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { Link } from '../../ui/link.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { AuthForm } from './auth-form.tsx'
import { EmailField } from './email-field.tsx'
import { useSignIn } from './use-sign-in.ts'

/** E-mail and password. */
export function LoginForm() {
  const t = useTranslate()
  const { signIn, busy, error } = useSignIn()
  const [missing, setMissing] = useState(false)

  async function submit({ currentTarget: form }: FormEvent<HTMLFormElement>) {
    const data = new FormData(form)
    const email = String(data.get('email')).trim()
    const password = String(data.get('password'))
    setMissing(!email || !password)
    if (!email || !password)
      return form.querySelector<HTMLInputElement>(`[name=${email ? 'password' : 'email'}]`)?.focus()
    try {
      await signIn(email, password)
    } catch {
      // The error is shown above the fields; the next try begins with the password.
      form.querySelector<HTMLInputElement>('[name=password]')?.select()
    }
  }

  const problem = missing ? t('auth.login.missing') : error
  return (
    <AuthForm onSubmit={submit} problem={problem} submitLabel={t('auth.login.submit')} busy={busy}>
      <EmailField />
      <PasswordField label={t('auth.password')} name="password" />
      <Link
        to="/forgot-password"
        className="-my-1 min-h-6 content-center justify-self-end text-sm text-accent-ink underline"
      >
        {t('auth.login.forgot')}
      </Link>
    </AuthForm>
  )
}
