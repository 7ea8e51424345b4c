import { type FormEvent, useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { isEmail } from '../../lib/is-email.ts'
import { AuthForm } from './auth-form.tsx'
import { EmailField } from './email-field.tsx'

interface EmailFormProps {
  submitLabel: string
  initialEmail?: string
  /** Takes the address; what it throws is shown. */
  onEmail: (email: string) => Promise<void>
}

/** Asks for the e-mail address to which something is sent. */
export function EmailForm({ submitLabel, initialEmail = '', onEmail }: EmailFormProps) {
  const t = useTranslate()
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function submit({ currentTarget: form }: FormEvent<HTMLFormElement>) {
    const field = form.querySelector('input')!
    const email = field.value.trim()
    setWrong(!isEmail(email))
    setProblem(undefined)
    if (!isEmail(email)) return field.focus()
    setBusy(true)
    try {
      await onEmail(email)
    } catch (error) {
      setProblem(errorMessage(error, t))
    } finally {
      setBusy(false)
    }
  }

  return (
    <AuthForm onSubmit={submit} problem={problem} submitLabel={submitLabel} busy={busy}>
      <EmailField initial={initialEmail} error={wrong ? t('auth.email-wrong') : undefined} />
    </AuthForm>
  )
}
