import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { lazyPart, onLost } from '../../lib/lazy-part.ts'
import { ABOUT_CONNECTION, toast } from '../../lib/toast.ts'
import { useSoon } from '../../lib/use-soon.ts'
import { useHeldNavigation } from './use-held-navigation.ts'

const loadDialog = async () => ({ default: (await import('./offline-dialog.tsx')).OfflineDialog })
const OfflineDialog = lazyPart(loadDialog)

/** Without a connection a tap keeps the page: the way on waits in a dialog, and goes on once there is one. */
export function OfflineGuard() {
  const t = useTranslate()
  const held = useHeldNavigation()
  const [isWanted, setWanted] = useState(false)
  if (held && !isWanted) setWanted(true)
  // Without a connection it could not come any more.
  useSoon(loadDialog)

  const onLostPart = useEffectEvent(() =>
    toast({ title: t('errors.NETWORK'), tone: 'bad', about: ABOUT_CONNECTION }),
  )
  useEffect(() => onLost(() => onLostPart()), [])

  return <Suspense>{isWanted && <OfflineDialog held={held} />}</Suspense>
}
