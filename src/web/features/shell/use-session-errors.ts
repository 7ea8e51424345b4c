import { useEffect } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { reloadPage } from '../../lib/reload-page.ts'
import { useSession } from '../../lib/session.ts'
import { toast } from '../../lib/toast.ts'

/** Shows a message when the session could not be loaded. */
export function useSessionErrors(): void {
  const t = useTranslate()
  const session = useSession()
  const error = 'error' in session ? session.error : undefined
  useEffect(() => {
    if (!error) return
    const tell = () =>
      toast({
        title: errorMessage(error, t),
        tone: 'bad',
        action: { label: t('ui.retry'), run: () => void reloadPage().then((reloads) => reloads || tell()) },
      })
    tell()
  }, [error, t])
}
