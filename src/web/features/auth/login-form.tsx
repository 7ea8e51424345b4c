import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { useTranslate } from '../../i18n/translation.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSignIn } from './use-sign-in.ts'

/** E-mail and password (specification §5). */
export function LoginForm() {
  const t = useTranslate()
  const { signIn, busy, error } = useSignIn()
  const [missing, setMissing] = useState(false)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const email = String(form.get('email')).trim()
    const password = String(form.get('password'))
    setMissing(!email || !password)
    if (email && password) void signIn(email, password)
  }

  const problem = missing ? t('auth.login.missing') : error
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {problem && (
        <Notice tone="bad" live>
          {problem}
        </Notice>
      )}
      <TextField
        label={t('auth.email')}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField label={t('auth.password')} name="password" />
      <Link to="/forgot-password" className="-mt-2 justify-self-end text-sm text-accent-ink underline">
        {t('auth.login.forgot')}
      </Link>
      <Button type="submit" size="large" wide busy={busy}>
        {t('auth.login.submit')}
      </Button>
    </form>
  )
}
