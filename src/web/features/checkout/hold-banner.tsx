import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

const MINUTE_MS = 60_000
/** When screen readers announce the time left, in minutes before the end. */
const TOLD_AT = [5, 1]

interface HoldBannerProps {
  /** Epoch ms by this device's clock. */
  endsAt: number
  onEnd: () => void
  /** A payment is under way: the server decides whether it still came in time. */
  isPaused: boolean
}

/** Explains that the items are held until the time in the header is up, and what happens then. */
export function HoldBanner({ endsAt, onEnd, isPaused }: HoldBannerProps) {
  const t = useTranslate()
  const told = useTold(endsAt)
  useEnd(endsAt, isPaused, onEnd)
  return (
    <p className="mt-1.5 text-ink-soft">
      {t('checkout.hold.text')}
      <VisuallyHidden>
        <span aria-live="polite">{told ? t('checkout.hold.left', { count: told }) : ''}</span>
      </VisuallyHidden>
    </p>
  )
}

function useEnd(endsAt: number, isPaused: boolean, onEnd: () => void) {
  const latest = useRef(onEnd)
  latest.current = onEnd
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => latest.current(), Math.max(0, endsAt - Date.now()))
    return () => clearTimeout(timer)
  }, [endsAt, isPaused])
}

/** The minutes left that were last announced to screen readers. */
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
