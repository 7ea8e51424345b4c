import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { isReachable, untilReachable } from '../../lib/connection.ts'
import { onLost } from '../../lib/lazy-part.ts'
import { ABOUT_CONNECTION, toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useHeldNavigation } from './use-held-navigation.ts'

/** Without a connection a tap keeps the page: the way on waits in a dialog, and goes on once there is one. */
export function OfflineGuard() {
  const t = useTranslate()
  const held = useHeldNavigation()
  const [isBusy, setBusy] = useState(false)
  const [hasTried, setTried] = useState(false)

  async function retry() {
    setBusy(true)
    const reachable = await isReachable()
    setBusy(false)
    setTried(!reachable)
    if (reachable) held?.proceed()
  }

  function stay() {
    setTried(false)
    held?.cancel()
  }

  const isHeld = held !== undefined
  const proceed = useEffectEvent(() => held?.proceed())
  useEffect(() => {
    if (!isHeld) return
    const left = new AbortController()
    void untilReachable(left.signal).then(() => left.signal.aborted || proceed())
    return () => left.abort()
  }, [isHeld])

  const onLostPart = useEffectEvent(() =>
    toast({ title: t('errors.NETWORK'), tone: 'bad', about: ABOUT_CONNECTION }),
  )
  useEffect(() => onLost(() => onLostPart()), [])

  return (
    <Dialog
      open={isHeld}
      onClose={stay}
      title={t('shell.offline.title')}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={stay}>
            {t('shell.offline.stay')}
          </Button>
          <Button busy={isBusy} onClick={() => void retry()}>
            {t('ui.retry')}
          </Button>
        </>
      }
    >
      <p>{t('shell.offline.text')}</p>
      <p role="status" className="text-sm text-ink-soft not-empty:mt-3">
        {hasTried && !isBusy ? t('shell.offline.still') : ''}
      </p>
    </Dialog>
  )
}
