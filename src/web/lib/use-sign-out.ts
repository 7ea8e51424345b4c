import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useTranslate } from '../i18n/translation.tsx'
import { whileLeaving } from './leaving.ts'
import { supabase } from './supabase.ts'
import { toast } from './toast.ts'

/** Signs out, says so, and goes home. */
export function useSignOut(): () => Promise<void> {
  const t = useTranslate()
  const navigate = useNavigate()
  return useCallback(async () => {
    try {
      const { auth } = await supabase()
      await whileLeaving(async () => {
        const { error } = await auth.signOut({ scope: 'local' })
        if (error) throw error
        toast({ title: t('shell.logout.done'), description: t('shell.logout.done-text') })
        await navigate('/')
      })
    } catch {
      toast({ title: t('shell.logout.failed'), description: t('shell.logout.failed-text'), tone: 'bad' })
    }
  }, [t, navigate])
}
