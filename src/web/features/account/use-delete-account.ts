import { useNavigate } from 'react-router'
import { useProof } from '../../entities/proof/use-proof.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { callFunction } from '../../lib/call-function.ts'
import { whileLeaving } from '../../lib/leaving.ts'
import { supabase } from '../../lib/supabase.ts'
import { toast } from '../../lib/toast.ts'

/** Proves once more who the person is, and deletes the account. */
export function useDeleteAccount() {
  const t = useTranslate()
  const navigate = useNavigate()
  const proof = useProof()

  const remove = (given: string, forfeitCents: number) =>
    proof.afterProof(given, async () => {
      await callFunction('delete-my-account', { forfeitCents })
      await whileLeaving(async () => {
        const { auth } = await supabase()
        await auth.signOut({ scope: 'local' })
        toast({ title: t('account.delete.done'), description: t('account.delete.done-text') })
        await navigate('/')
      })
    })

  return { proof, remove }
}
