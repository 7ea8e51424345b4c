import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { codeOf, errorMessage } from '../../lib/errors.ts'
import { TextField } from '../../ui/text-field.tsx'
import { AuthForm } from './auth-form.tsx'

interface CodeFormProps {
  label: string
  hint?: ReactNode
  /** Takes the code; what it throws is shown. */
  onCode: (code: string) => Promise<void>
  /** Codes of other shapes than six digits. */
  isComplete?: (code: string) => boolean
  missing?: string
  /** Goes on with the last digit, without a press of the button. */
  isAtOnce?: boolean
  children?: ReactNode
}

const isSixDigits = (code: string) => /^\d{6}$/.test(code)

/** A code that came by mail or from an app. */
export function CodeForm({
  label,
  hint,
  onCode,
  isComplete = isSixDigits,
  missing,
  isAtOnce,
  children,
}: CodeFormProps) {
  const t = useTranslate()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  // It takes the place of what asked for the code, with the keyboard that was there.
  useEffect(() => field.current?.focus(), [])

  async function submit({ currentTarget: form }: FormEvent<HTMLFormElement>) {
    const field = form.querySelector('input')!
    const code = field.value.replace(/\s/g, '')
    if (!isComplete(code)) {
      setProblem(missing ?? t('auth.code.missing'))
      return field.focus()
    }
    setBusy(true)
    setProblem(undefined)
    try {
      await onCode(code)
    } catch (error) {
      // The service has one code for a wrong digit and for a code that is too old.
      setProblem(
        codeOf(error) === 'otp_expired' ? t('errors.reauthentication_not_valid') : errorMessage(error, t),
      )
      field.select()
    } finally {
      setBusy(false)
    }
  }

  return (
    <AuthForm
      onSubmit={submit}
      problem={problem}
      submitLabel={t('auth.code.submit')}
      busy={busy}
      foot={children}
    >
      <TextField
        ref={field}
        label={label}
        hint={hint}
        name="code"
        inputMode={isComplete === isSixDigits ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        onChange={({ target }) => {
          if (isAtOnce && isComplete(target.value.replace(/\s/g, ''))) target.form?.requestSubmit()
        }}
      />
    </AuthForm>
  )
}
