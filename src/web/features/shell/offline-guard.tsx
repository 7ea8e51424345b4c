import { useEffect, useEffectEvent } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { onLost } from '../../lib/lazy-part.ts'
import { ABOUT_CONNECTION, toast } from '../../lib/toast.ts'
import { useSoon } from '../../lib/use-soon.ts'
import { useHeldNavigation } from './use-held-navigation.ts'

const loadDialog = async () => (await import('./offline-dialog.tsx')).OfflineDialog

/** Without a connection a tap keeps the page: the way on waits in a dialog, and goes on once there is one. */
export function OfflineGuard() {
  const t = useTranslate()
  const held = useHeldNavigation()
  const OfflineDialog = useSoon(loadDialog, held !== undefined)

  const onLostPart = useEffectEvent(() =>
    toast({ title: t('errors.NETWORK'), tone: 'bad', about: ABOUT_CONNECTION }),
  )
  useEffect(() => onLost(() => onLostPart()), [])

  return OfflineDialog && <OfflineDialog held={held} />
}
