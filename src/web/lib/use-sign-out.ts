import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useTranslate } from '../i18n/translation.tsx'
import { knownSentence } from './errors.ts'
import { whileLeaving } from './leaving.ts'
import { supabase } from './supabase.ts'
import { toast } from './toast.ts'

/**
 * Signs out, says so, and goes home. The client forgets the session before it asks the service: after an error this
 * device is signed out all the same, but the service may not know, so the person is told.
 */
export function useSignOut(): () => Promise<void> {
  const t = useTranslate()
  const navigate = useNavigate()
  return useCallback(async () => {
    try {
      const { auth } = await supabase()
      await whileLeaving(async () => {
        const { error } = await auth.signOut({ scope: 'local' })
        if (error) {
          const isKnown = knownSentence(error, t) !== undefined
          const description = t(isKnown ? 'shell.logout.failed-text' : 'shell.logout.unexpected')
          toast({ title: t('shell.logout.failed'), description, tone: 'bad' })
        } else toast({ title: t('shell.logout.done'), description: t('shell.logout.done-text') })
        await navigate('/')
      })
    } catch {
      toast({ title: t('shell.logout.error'), description: t('shell.logout.error-text'), tone: 'bad' })
    }
  }, [t, navigate])
}
