import { useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { knownSentence } from '../../lib/errors.ts'
import { supabase } from '../../lib/supabase.ts'
import { LoginTimeout, withTimeout } from './with-timeout.ts'

/**
 * Signs in with a password, within eight seconds; the page navigates once there is a session. What fails is
 * told as `error` and thrown on to the caller, who shows it once.
 */
export function useSignIn() {
  const t = useTranslate()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  async function signIn(email: string, password: string) {
    if (busy) return
    setBusy(true)
    setError(undefined)
    try {
      await withTimeout(signInWithPassword(email, password))
    } catch (problem) {
      setError(problemText(problem))
      throw problem
    } finally {
      setBusy(false)
    }
  }

  function problemText(problem: unknown): string {
    if (problem instanceof LoginTimeout) return t('auth.login.timeout')
    return knownSentence(problem, t) ?? t('auth.login.unexpected')
  }

  return { signIn, busy, error }
}

async function signInWithPassword(email: string, password: string): Promise<void> {
  const { auth } = await supabase()
  const { error } = await auth.signInWithPassword({ email, password })
  if (error) throw error
}
