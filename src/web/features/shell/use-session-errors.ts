import { useEffect } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { sentenceFor } from '../../lib/errors.ts'
import { useSession } from '../../lib/session.ts'
import { toast } from '../../lib/toast.ts'

/** Says when it could not be found out who is here. */
export function useSessionErrors(): void {
  const t = useTranslate()
  const session = useSession()
  const error = 'error' in session ? session.error : undefined
  useEffect(() => {
    if (!error) return
    toast({
      title: sentenceFor(error, t),
      tone: 'bad',
      action: { label: t('ui.retry'), run: () => window.location.reload() },
    })
  }, [error, t])
}
