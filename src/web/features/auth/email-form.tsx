import { type FormEvent, useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { sentenceFor } from '../../lib/errors.ts'
import { isEmail } from '../../lib/is-email.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'

interface EmailFormProps {
  submitLabel: string
  /** Takes the address; what it throws is shown. */
  onEmail: (email: string) => Promise<void>
}

/** One's e-mail address, to which something is sent. */
export function EmailForm({ submitLabel, onEmail }: EmailFormProps) {
  const t = useTranslate()
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const field = event.currentTarget.querySelector('input')!
    const email = field.value.trim()
    setWrong(!isEmail(email))
    setProblem(undefined)
    if (!isEmail(email)) return field.focus()
    setBusy(true)
    try {
      await onEmail(email)
    } catch (error) {
      setProblem(sentenceFor(error, t))
    } finally {
      setBusy(false)
    }
  }

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
        error={wrong ? t('auth.email-wrong') : undefined}
      />
      <Button type="submit" size="large" wide busy={busy}>
        {submitLabel}
      </Button>
    </form>
  )
}
