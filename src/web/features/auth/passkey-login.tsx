import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'
import { passkeyProblem } from '../../entities/passkey/passkey-problem.ts'
import { usePasskeysAvailable } from '../../entities/passkey/use-passkeys-available.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { supabase } from '../../lib/supabase.ts'
import { ABOUT_SIGN_IN, toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'

/** Signing in with what a device or a password manager keeps; not there where it cannot work. */
export function PasskeyLogin() {
  const t = useTranslate()
  const { usable } = usePasskeysAvailable()
  const [busy, setBusy] = useState(false)
  if (!usable) return null

  async function signIn() {
    setBusy(true)
    try {
      const { auth } = await supabase()
      const { error } = await auth.signInWithPasskey()
      if (error) throw error
    } catch (error) {
      toast({ title: passkeyProblem(error, t), tone: 'bad', about: ABOUT_SIGN_IN })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button variant="secondary" wide busy={busy} onClick={() => void signIn()}>
      <KeyRound aria-hidden size={18} />
      {t('auth.login.by-passkey')}
    </Button>
  )
}
