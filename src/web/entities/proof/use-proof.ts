import { useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { codeOf, errorMessage } from '../../lib/errors.ts'
import { sessionSettled, useSession } from '../../lib/session.ts'
import { mailCode, type ProofMethod, proveIdentity } from './prove-identity.ts'

/** Has the person prove once more who they are, before what needs that. */
export function useProof() {
  const t = useTranslate()
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
      setProblem(wrongPassword ? t('proof.wrong-password') : errorMessage(error, t))
      return false
    } finally {
      setBusy(false)
    }
  }

  return {
    method,
    busy,
    problem,
    /** Does `work` after the proof, and tells whether both succeeded. */
    afterProof: (proof: string, work: () => Promise<void>) =>
      attempt(async () => {
        await proveIdentity(method, user?.email ?? '', proof)
        // The proof is a sign-in: its session has to be there before it is used.
        await sessionSettled()
        await work()
      }),
    mailMe: () =>
      attempt(async () => {
        await mailCode(user?.email ?? '')
        setMethod('mail')
      }),
  }
}
