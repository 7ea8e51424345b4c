import { useEffect } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { reloadPage } from '../../lib/reload-page.ts'
import { useIsSignedIn, useSessionError } from '../../lib/session.ts'
import { ABOUT_SIGN_IN, dismissToastsAbout, toast } from '../../lib/toast.ts'

/** Shows a message when the session could not be loaded, until it could be or another one began. */
export function useSessionErrors(): void {
  const t = useTranslate()
  const error = useSessionError()
  const isIn = useIsSignedIn()
  useEffect(() => {
    if (isIn) dismissToastsAbout(ABOUT_SIGN_IN)
    // Without a connection the page itself says so.
    if (!error || !navigator.onLine) return
    const tell = () =>
      toast({
        about: ABOUT_SIGN_IN,
        title: errorMessage(error, t),
        tone: 'bad',
        action: { label: t('ui.retry'), run: () => void reloadPage().then((reloads) => reloads || tell()) },
      })
    tell()
  }, [error, isIn, t])
}
