import { Suspense, useState, useSyncExternalStore } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { dismissToast, pauseToasts, resumeToasts, type Toast, toastStore } from '../../lib/toast.ts'
import { useSoon } from '../../lib/use-soon.ts'
import { SpokenToast } from '../../ui/spoken-toast.tsx'

const NONE: readonly Toast[] = []

const loadCorner = async () => ({ default: (await import('../../ui/toast-corner.tsx')).ToastCorner })
const ToastCorner = lazyPart(loadCorner)

/** Messages: read out, and shown in a corner of the page. */
export function Toasts() {
  const t = useTranslate()
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => NONE)
  const [isWanted, setWanted] = useState(false)
  if (toasts.length > 0 && !isWanted) setWanted(true)
  // One of the messages may be about a lost connection.
  useSoon(loadCorner)
  return (
    <>
      <SpokenToast toast={toasts[0]} />
      {isWanted && (
        <Suspense>
          <ToastCorner
            toasts={toasts}
            label={t('shell.toasts')}
            closeLabel={t('ui.close')}
            onDismiss={dismissToast}
            onPause={pauseToasts}
            onResume={resumeToasts}
          />
        </Suspense>
      )}
    </>
  )
}
