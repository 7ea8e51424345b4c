import { useNavigation } from 'react-router'
import { useTranslate } from '../../i18n/translation.tsx'

/** A line under the header while the next screen is on its way; not for what comes at once. */
export function LoadingBar() {
  const t = useTranslate()
  const busy = useNavigation().state !== 'idle'
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5">
      {busy && (
        <>
          <span className="sr-only">{t('shell.loading')}</span>
          <span aria-hidden className="loading-bar block h-full bg-accent" />
        </>
      )}
    </div>
  )
}
