import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { NewPasswordField } from '../../entities/password/new-password-field.tsx'
import { passwordProblem } from '../../entities/password/password-problem.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { takeRedirect } from '../../lib/auth-redirect.ts'
import { codeOf } from '../../lib/errors.ts'
import { supabase } from '../../lib/supabase.ts'
import { toast } from '../../lib/toast.ts'
import { AuthForm } from './auth-form.tsx'

const PROOFS = ['reauthentication_needed', 'current_password_required']

/** Sets a password without the old one, which a session from a recovery mail may. */
export function NewPasswordForm({ email }: { email: string }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [missing, setMissing] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function submit({ currentTarget: form }: FormEvent<HTMLFormElement>) {
    const field = form.querySelector<HTMLInputElement>('[name=password]')!
    setMissing(!field.value)
    setProblem(undefined)
    if (!field.value) return field.focus()
    setBusy(true)
    const { auth } = await supabase()
    const { error } = await auth.updateUser({ password: field.value })
    setBusy(false)
    // A session that did not come from a mail just now proves itself on the security page.
    if (error && PROOFS.includes(codeOf(error))) return navigate('/account/security')
    if (error) return setProblem(passwordProblem(error, t))
    toast({ title: t('auth.new-password.done'), description: t('auth.new-password.done-text'), tone: 'good' })
    await navigate(takeRedirect(), { replace: true })
  }

  return (
    <AuthForm onSubmit={submit} problem={problem} submitLabel={t('auth.new-password.submit')} busy={busy}>
      <input name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField
        label={t('auth.new-password.label')}
        about={email}
        error={missing ? t('auth.register.password-missing') : undefined}
      />
    </AuthForm>
  )
}
