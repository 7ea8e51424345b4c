import { type ComponentProps, useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { StrengthMeter } from '../../ui/strength-meter.tsx'
import { usePasswordStrength } from './use-password-strength.ts'

interface NewPasswordFieldProps extends ComponentProps<typeof PasswordField> {
  /** Facts about the person that a password should not contain: name, address. */
  about?: string
}

/** A password to be chosen, with how strong it is while it is typed. Needs the messages of `auth`. */
export function NewPasswordField({ about = '', ...field }: NewPasswordFieldProps) {
  const t = useTranslate()
  const [password, setPassword] = useState('')
  const strength = usePasswordStrength(password, about)
  const word = strength === undefined ? undefined : t(`auth.strength.${strength}`)
  return (
    <div>
      <PasswordField
        name="password"
        autoComplete="new-password"
        hint={t('auth.register.password-hint')}
        {...field}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <StrengthMeter
        value={strength}
        text={word && t('auth.strength.label', { strength: word })}
        className="mt-2"
      />
    </div>
  )
}
