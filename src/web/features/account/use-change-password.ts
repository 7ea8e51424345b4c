import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { passwordProblem } from '../../entities/password/password-problem.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { codeOf } from '../../lib/errors.ts'
import { supabase } from '../../lib/supabase.ts'

/** The proof that the server demands besides the new password. */
type Proof = 'nothing' | 'mailed-code' | 'current-password'

/** Changes the password; where the session is old, or the operator wants it, asks for a proof and tries again. */
export function useChangePassword(onDone: () => void) {
  const t = useTranslate()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [proof, setProof] = useState<Proof>('nothing')

  async function tryToChange(password: string, given: string) {
    const { auth } = await supabase()
    const { error } = await auth.updateUser({
      password,
      ...(proof === 'mailed-code' && { nonce: given }),
      ...(proof === 'current-password' && { current_password: given }),
    })
    if (!error) {
      setProof('nothing')
      await queryClient.invalidateQueries({ queryKey: ['sessions'] })
      return onDone()
    }
    if (codeOf(error) === 'current_password_required') return setProof('current-password')
    if (codeOf(error) !== 'reauthentication_needed') throw error
    const asked = await auth.reauthenticate()
    if (asked.error) throw asked.error
    setProof('mailed-code')
  }

  async function change(password: string, given: string) {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      await tryToChange(password, given)
    } catch (error) {
      setProblem(passwordProblem(error, t))
    } finally {
      setBusy(false)
    }
  }

  return { change, busy, problem, proof }
}
