import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslate } from '../../i18n/translation.tsx'
import { callFunction } from '../../lib/call-function.ts'
import { codeOf, errorMessage } from '../../lib/errors.ts'
import { whileLeaving } from '../../lib/leaving.ts'
import { sessionSettled, useSession } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { toast } from '../../lib/toast.ts'
import { mailCode, type ProofMethod, proveIdentity } from './prove-identity.ts'

/** Proves once more who the person is, and deletes the account. */
export function useDeleteAccount() {
  const t = useTranslate()
  const navigate = useNavigate()
  const session = useSession()
  const user = session.status === 'signed-in' ? session.session.user : undefined
  const hasFactor = user?.factors?.some(({ status }) => status === 'verified') ?? false
  const [method, setMethod] = useState<ProofMethod>(hasFactor ? 'app' : 'password')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  /** Whether `work` was done; what kept it is shown. */
  async function attempt(work: () => Promise<void>): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
      return true
    } catch (error) {
      const wrongPassword = codeOf(error) === 'invalid_credentials'
      setProblem(wrongPassword ? t('account.delete.wrong-password') : errorMessage(error, t))
      return false
    } finally {
      setBusy(false)
    }
  }

  const remove = (proof: string, forfeitCents: number) =>
    attempt(async () => {
      await proveIdentity(method, user?.email ?? '', proof)
      // The proof is a sign-in: read the person first, because the session ends a moment later.
      await sessionSettled()
      await callFunction('delete-my-account', { forfeitCents })
      await whileLeaving(async () => {
        const { auth } = await supabase()
        await auth.signOut({ scope: 'local' })
        toast({ title: t('account.delete.done'), description: t('account.delete.done-text') })
        await navigate('/')
      })
    })

  const mailMe = () =>
    attempt(async () => {
      await mailCode(user?.email ?? '')
      setMethod('mail')
    })

  return { method, busy, problem, remove, mailMe }
}
