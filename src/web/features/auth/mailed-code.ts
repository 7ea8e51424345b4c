import { supabase } from '../../lib/supabase.ts'

/**
 * Mails six digits that sign in, and says nothing of whether there is such an account. Makes one only where it is told
 * in which language.
 */
export async function sendCode(
  email: string,
  { makesAccountIn }: { makesAccountIn?: string } = {},
): Promise<void> {
  const { auth } = await supabase()
  const { error } = await auth.signInWithOtp({
    email,
    options: {
      shouldCreateUser: makesAccountIn !== undefined,
      ...(makesAccountIn && { data: { locale: makesAccountIn } }),
      emailRedirectTo: `${location.origin}/auth/callback`,
    },
  })
  if (error && error.code !== 'otp_disabled') throw error
}

export async function signInWithCode(email: string, token: string): Promise<void> {
  const { auth } = await supabase()
  const { error } = await auth.verifyOtp({ email, token, type: 'email' })
  if (error) throw error
}
