import CircleExclamationPoint from 'lucide-react/icons/circle-exclamation-point'
import Info from 'lucide-react/icons/info'
import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'

const TONES = {
  plain: 'bg-sunken text-ink',
  good: 'bg-accent-tint text-accent-ink',
  /** Something prevents the next step. */
  caution: 'bg-sunken text-ink',
  /** Something waits, or runs out. */
  notice: 'bg-notice-tint text-notice-ink',
  bad: 'bg-danger-tint text-danger-ink',
}

interface NoticeProps {
  tone?: keyof typeof TONES
  title?: string
  children?: ReactNode
  /** Read out at once, and brought into sight where something failed: only for what just happened. */
  live?: boolean
}

/** A message beside what it is about. */
export function Notice({ tone = 'plain', title, children, live }: NoticeProps) {
  const place = useRef<HTMLDivElement>(null)
  const isFailure = live && tone === 'bad'
  // The button that was pressed may be far from it, at the foot of a long dialog.
  useEffect(() => {
    if (isFailure) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isFailure])
  const Icon = tone === 'bad' || tone === 'notice' || tone === 'caution' ? CircleExclamationPoint : Info
  return (
    <div
      ref={place}
      role={live ? 'alert' : undefined}
      className={classNames('flex scroll-my-4 gap-3 rounded-card p-4', TONES[tone])}
    >
      <Icon aria-hidden size={20} className="mt-0.5 shrink-0" />
      <div className="min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  )
}
