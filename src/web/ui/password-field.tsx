import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ComponentProps, useState } from 'react'
import { useTranslate } from '../i18n/translation.tsx'
import type { FieldProps } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import { TextField } from './text-field.tsx'

type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'>

/** A password field with a button that shows what was typed. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useTranslate()
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          label={shown ? t('ui.hide-password') : t('ui.show-password')}
          icon={shown ? <EyeOff aria-hidden size={20} /> : <Eye aria-hidden size={20} />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
