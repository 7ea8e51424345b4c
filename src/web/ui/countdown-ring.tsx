import { type CSSProperties, useEffect, useState } from 'react'
import { useTranslate } from '../i18n/translation.tsx'

interface CountdownRingProps {
  /** Epoch ms. */
  endsAt: number
  /** The whole duration in ms: the full ring. */
  totalMs: number
  /** Called once when the time is up. */
  onEnd?: () => void
  size?: number
}

const LITTLE_LEFT_MS = 3 * 60_000

/** The time left of a hold as a closing ring. Screen readers can read it; announcements are up to its owner. */
export function CountdownRing({ endsAt, totalMs, onEnd, size = 64 }: CountdownRingProps) {
  const t = useTranslate()
  const left = useTimeLeft(endsAt, onEnd)
  const radius = size / 2 - 4
  const around = 2 * Math.PI * radius
  const minutes = Math.ceil(left / 60_000)
  const colour = left < LITTLE_LEFT_MS ? 'var(--danger)' : 'var(--notice)'
  return (
    <span className="relative inline-grid shrink-0 place-items-center" style={{ width: size, height: size }}>
      <svg aria-hidden viewBox={`0 0 ${size} ${size}`} className="absolute inset-0 -rotate-90">
        <circle cx={size / 2} cy={size / 2} r={radius} fill="none" stroke="var(--line)" strokeWidth="5" />
        <circle
          cx={size / 2}
          cy={size / 2}
          r={radius}
          fill="none"
          stroke={colour}
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray={around}
          strokeDashoffset={around * (1 - Math.min(left / totalMs, 1))}
          className="ring-fills"
          style={{ '--around': around } as CSSProperties}
        />
      </svg>
      <span aria-hidden className="tabular text-sm font-bold">
        {clock(left)}
      </span>
      <span role="timer" className="sr-only">
        {left > 0 ? t('ui.minutes-left', { count: minutes }) : t('ui.time-up')}
      </span>
    </span>
  )
}

function useTimeLeft(endsAt: number, onEnd?: () => void): number {
  const [now, setNow] = useState(() => Date.now())
  const over = now >= endsAt
  useEffect(() => {
    if (over) return
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [over])
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once, when it is over, whatever function is current
  useEffect(() => {
    if (over) onEnd?.()
  }, [over])
  return Math.max(endsAt - now, 0)
}

const clock = (ms: number) => {
  const seconds = Math.ceil(ms / 1_000)
  if (seconds >= 3_600)
    return `${Math.floor(seconds / 3_600)}:${String(Math.floor((seconds % 3_600) / 60)).padStart(2, '0')} h`
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
