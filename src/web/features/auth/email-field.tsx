import { useTranslate } from '../../i18n/translation.tsx'
import { TextField } from '../../ui/text-field.tsx'

/** The address that the person signs in with; `autoComplete` tells the password manager whether it is a new one. */
export function EmailField({
  error,
  autoComplete = 'username',
  initial = '',
}: {
  error?: string | undefined
  autoComplete?: 'username' | 'email'
  initial?: string
}) {
  const t = useTranslate()
  return (
    <TextField
      label={t('auth.email')}
      name="email"
      type="email"
      autoComplete={autoComplete}
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={initial}
      error={error}
    />
  )
}
