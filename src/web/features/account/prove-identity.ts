import { ApiError } from '../../lib/api-error.ts'
import { supabase } from '../../lib/supabase.ts'

export type ProofMethod = 'password' | 'app' | 'mail'

/** Makes this browser's session one that has just proved who it is. */
export async function proveIdentity(method: ProofMethod, email: string, proof: string): Promise<void> {
  const { auth } = await supabase()
  if (method === 'password') {
    const { error } = await auth.signInWithPassword({ email, password: proof })
    if (error) throw error
  } else if (method === 'mail') {
    const { error } = await auth.verifyOtp({ email, token: proof, type: 'email' })
    if (error) throw error
  } else {
    const factors = await auth.mfa.listFactors()
    if (factors.error) throw factors.error
    const [factor] = factors.data.totp
    if (!factor) throw new ApiError('NOT_FOUND', 'no factor is set up')
    const { error } = await auth.mfa.challengeAndVerify({ factorId: factor.id, code: proof })
    if (error) throw error
  }
}

/** For people without a password, or who have forgotten it. */
export async function mailCode(email: string): Promise<void> {
  const { auth } = await supabase()
  const { error } = await auth.signInWithOtp({ email, options: { shouldCreateUser: false } })
  if (error) throw error
}
