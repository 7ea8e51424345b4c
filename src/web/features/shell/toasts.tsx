import { useSyncExternalStore } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { dismissToast, pauseToasts, resumeToasts, type Toast, toastStore } from '../../lib/toast.ts'
import { ToastRegion } from '../../ui/toast-region.tsx'

const NONE: readonly Toast[] = []

/** The corner of the page where messages appear. */
export function Toasts() {
  const t = useTranslate()
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => NONE)
  return (
    <ToastRegion
      toasts={toasts}
      label={t('shell.toasts')}
      closeLabel={t('ui.close')}
      onDismiss={dismissToast}
      onPause={pauseToasts}
      onResume={resumeToasts}
    />
  )
}
