import { useState } from 'react'
import { passwordProblem } from '../../entities/password/password-problem.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useLanguage } from '../../lib/root-data.ts'
import { supabase } from '../../lib/supabase.ts'

export interface Registration {
  name: string
  email: string
  password: string
  referralCode: string
}

/** Makes an account; where the address has to be confirmed first, says to whom the mail went. */
export function useRegister() {
  const t = useTranslate()
  const language = useLanguage()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [mailedTo, setMailedTo] = useState<string>()

  async function register({ name, email, password, referralCode }: Registration) {
    if (busy) return
    setBusy(true)
    setError(undefined)
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
      if (!data.user) return setError(t('auth.register.no-user'))
      if (!data.session) setMailedTo(email)
    } catch (problem) {
      setError(passwordProblem(problem, t, t('auth.register.unexpected')))
    } finally {
      setBusy(false)
    }
  }

  return { register, busy, error, mailedTo }
}
