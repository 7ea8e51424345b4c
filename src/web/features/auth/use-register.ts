import { useState } from 'react'
import { passwordProblem } from '../../entities/password/password-problem.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { codeOf } from '../../lib/errors.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { supabase } from '../../lib/supabase.ts'
import { useMailedTo } from './use-mailed-to.ts'

export interface Registration {
  name: string
  email: string
  password: string
  referralCode: string
}

/** The error as a sentence, and the field that it is about. */
export interface RegistrationProblem {
  text: string
  field?: 'email' | 'password' | undefined
}

const FIELDS: Record<string, RegistrationProblem['field']> = {
  weak_password: 'password',
  email_exists: 'email',
  user_already_exists: 'email',
  email_address_invalid: 'email',
}

/** Makes an account; where the address has to be confirmed first, says to whom the mail went. */
export function useRegister() {
  const t = useTranslate()
  const language = useLanguage()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<RegistrationProblem>()
  const { mailedTo, setMailedTo, forget } = useMailedTo('sign-up')

  /** Answers the field that has to be corrected, if any. */
  async function register({
    name,
    email,
    password,
    referralCode,
  }: Registration): Promise<RegistrationProblem['field']> {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      const { auth } = await supabase()
      const { data, error } = await auth.signUp({
        email,
        password,
        options: {
          data: { name, locale: language, ...(referralCode && { referral_code: referralCode }) },
          emailRedirectTo: `${location.origin}/auth/callback`,
        },
      })
      if (error) throw error
      if (!data.user) setProblem({ text: t('auth.register.no-user') })
      else if (!data.session) setMailedTo(email)
    } catch (error) {
      const field = FIELDS[codeOf(error)]
      setProblem({ text: passwordProblem(error, t, t('auth.register.unexpected')), field })
      return field
    } finally {
      setBusy(false)
    }
  }

  return { register, busy, problem, mailedTo, startOver: () => setMailedTo(undefined), forget }
}
