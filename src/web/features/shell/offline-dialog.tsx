import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { isReachable, untilReachable } from '../../lib/connection.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { HeldNavigation } from './use-held-navigation.ts'

/** Asks whether to stay or to try again while a navigation is held, and goes on by itself once there is a connection. */
export function OfflineDialog({ held }: { held: HeldNavigation | undefined }) {
  const t = useTranslate()
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
