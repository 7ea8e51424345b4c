import { type FormEvent, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { isPlainName } from '#domain/plain-name.ts'
import { terms } from '#domain/settings/terms.ts'
import { NewPasswordField } from '../../entities/password/new-password-field.tsx'
import { RichText } from '../../i18n/rich-text.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { isEmail } from '../../lib/is-email.ts'
import { heldReferral } from '../../lib/referral.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Link } from '../../ui/link.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AuthForm } from './auth-form.tsx'
import { EmailField } from './email-field.tsx'
import type { Registration, RegistrationProblem } from './use-register.ts'

interface RegisterFormProps {
  register: (registration: Registration) => Promise<RegistrationProblem['field']>
  busy: boolean
  problem: RegistrationProblem | undefined
}

type Problems = Partial<Record<'name' | 'email' | 'password' | 'terms', string>>

/** Name, credentials and agreement to the terms. */
export function RegisterForm({ register, busy, problem }: RegisterFormProps) {
  const t = useTranslate()
  const [query] = useSearchParams()
  const [problems, setProblems] = useState<Problems>({})
  const [about, setAbout] = useState('')
  // The server does not know what this browser came with.
  const [held, setHeld] = useState('')
  useEffect(() => setHeld(heldReferral(Date.now()) ?? ''), [])

  /** Name and address make bad passwords. */
  function describe({ currentTarget: form }: FormEvent<HTMLFormElement>) {
    const data = new FormData(form)
    setAbout(`${data.get('name')} ${data.get('email')}`)
  }

  async function submit({ currentTarget: form }: FormEvent<HTMLFormElement>) {
    const data = new FormData(form)
    const text = (name: string) => String(data.get(name) ?? '').trim()
    const found: Problems = {
      ...(!text('name') && { name: t('auth.register.name-missing') }),
      ...(!isPlainName(text('name')) && { name: t('errors.NAME_NOT_PLAIN') }),
      ...(!isEmail(text('email')) && { email: t('auth.email-wrong') }),
      ...(!data.get('password') && { password: t('auth.register.password-missing') }),
      ...(!data.get('terms') && { terms: t('auth.register.terms-missing') }),
    }
    setProblems(found)
    const [first] = Object.keys(found)
    const wrong =
      first ??
      (await register({
        name: text('name'),
        email: text('email'),
        password: String(data.get('password')),
        referralCode: text('referral-code').toUpperCase(),
      }))
    if (wrong) form.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
  }

  const told = (field: 'email' | 'password') => (problem?.field === field ? problem.text : undefined)
  return (
    <AuthForm
      onSubmit={submit}
      onBlur={describe}
      problem={problem?.field ? undefined : problem?.text}
      submitLabel={t('auth.register.submit')}
      busy={busy}
    >
      <TextField
        label={t('auth.name')}
        name="name"
        autoComplete="name"
        maxLength={80}
        error={problems.name}
      />
      <EmailField autoComplete="email" error={problems.email ?? told('email')} />
      <NewPasswordField
        label={t('auth.password')}
        about={about}
        error={problems.password ?? told('password')}
      />
      {terms.affiliates && (
        <TextField
          label={t('auth.register.referral')}
          name="referral-code"
          optional
          key={held}
          defaultValue={query.get('ref') ?? held}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={12}
        />
      )}
      <Checkbox
        name="terms"
        error={problems.terms}
        label={
          <RichText
            id="auth.register.agree"
            tags={{
              terms: (words) => (
                <Link to="/terms" target="_blank" className="underline">
                  {words}
                </Link>
              ),
              privacy: (words) => (
                <Link to="/privacy" target="_blank" className="underline">
                  {words}
                </Link>
              ),
            }}
          />
        }
      />
    </AuthForm>
  )
}
