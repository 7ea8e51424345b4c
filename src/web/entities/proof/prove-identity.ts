import { ApiError } from '../../lib/api-error.ts'
import { supabase } from '../../lib/supabase.ts'

export type ProofMethod = 'password' | 'app' | 'mail'

/** Makes this browser's session one that has just proved who it is. */
export async function proveIdentity(method: ProofMethod, email: string, proof: string): Promise<void> {
  const { auth } = await supabase()
  if (method === 'password') {
    await inPlaceOfThis(() => auth.signInWithPassword({ email, password: proof }))
  } else if (method === 'mail') {
    await inPlaceOfThis(() => auth.verifyOtp({ email, token: proof, type: 'email' }))
  } else {
    const factors = await auth.mfa.listFactors()
    if (factors.error) throw factors.error
    const [factor] = factors.data.totp
    if (!factor) throw new ApiError('NOT_FOUND', 'no factor is set up')
    const { error } = await auth.mfa.challengeAndVerify({ factorId: factor.id, code: proof })
    if (error) throw error
  }
}

/** Signs in anew and ends the session of before, which would stay in the list of devices. */
async function inPlaceOfThis(signIn: () => Promise<{ error: Error | null }>): Promise<void> {
  const client = await supabase()
  const before = (await client.auth.getClaims()).data?.claims.session_id
  const { error } = await signIn()
  if (error) throw error
  if (before) await client.rpc('end_my_session', { session_id: before })
}

/** For people without a password, or who have forgotten it. */
export async function mailCode(email: string): Promise<void> {
  const { auth } = await supabase()
  const { error } = await auth.signInWithOtp({ email, options: { shouldCreateUser: false } })
  if (error) throw error
}
