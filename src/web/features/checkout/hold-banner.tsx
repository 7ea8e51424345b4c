import { useEffect, useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { CountdownRing } from '../../ui/countdown-ring.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

const HOLD_MS = 20 * 60_000
const MINUTE_MS = 60_000
/** When those who listen are told, in minutes before the end. */
const TOLD_AT = [5, 1]

interface HoldBannerProps {
  /** Epoch ms by this device's clock. */
  endsAt: number
  onEnd: () => void
}

/** For how long all of this is nobody else's. */
export function HoldBanner({ endsAt, onEnd }: HoldBannerProps) {
  const t = useTranslate()
  const told = useTold(endsAt)
  return (
    <div className="flex items-center gap-4 rounded-card border border-line bg-accent-tint p-4 text-accent-ink sm:px-5">
      <CountdownRing key={endsAt} endsAt={endsAt} totalMs={HOLD_MS} onEnd={onEnd} />
      <div>
        <p className="font-semibold">{t('checkout.hold.title')}</p>
        <p className="text-sm">{t('checkout.hold.text')}</p>
      </div>
      <VisuallyHidden>
        <span aria-live="polite">{told ? t('checkout.hold.left', { count: told }) : ''}</span>
      </VisuallyHidden>
    </div>
  )
}

/** The minutes left that were last worth interrupting somebody for. */
function useTold(endsAt: number): number | undefined {
  const [told, setTold] = useState<number>()
  useEffect(() => {
    setTold(undefined)
    const timers = TOLD_AT.map((minutes) => {
      const wait = endsAt - minutes * MINUTE_MS - Date.now()
      return wait > 0 ? setTimeout(() => setTold(minutes), wait) : undefined
    })
    return () => timers.forEach(clearTimeout)
  }, [endsAt])
  return told
}
