import { supabase } from '../../lib/supabase.ts'

/** Mails the way to a new password, which ends on `/new-password`. */
export async function sendRecovery(email: string): Promise<void> {
  const { auth } = await supabase()
  const { error } = await auth.resetPasswordForEmail(email, {
    redirectTo: `${location.origin}/new-password`,
  })
  if (error) throw error
}
