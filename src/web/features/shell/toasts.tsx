import { useSyncExternalStore } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { dismissToast, pauseToasts, resumeToasts, type Toast, toastStore } from '../../lib/toast.ts'
import { useSoon } from '../../lib/use-soon.ts'
import { SpokenToast } from '../../ui/spoken-toast.tsx'

const NONE: readonly Toast[] = []

const loadCorner = async () => (await import('../../ui/toast-corner.tsx')).ToastCorner

/** Messages: read out, and shown in a corner of the page. */
export function Toasts() {
  const t = useTranslate()
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => NONE)
  const ToastCorner = useSoon(loadCorner, toasts.length > 0)
  return (
    <>
      <SpokenToast toast={toasts[0]} />
      {ToastCorner && (
        <ToastCorner
          toasts={toasts}
          label={t('shell.toasts')}
          closeLabel={t('ui.close')}
          onDismiss={dismissToast}
          onPause={pauseToasts}
          onResume={resumeToasts}
        />
      )}
    </>
  )
}
