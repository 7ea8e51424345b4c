import CircleExclamationPoint from 'lucide-react/icons/circle-exclamation-point'
import Info from 'lucide-react/icons/info'
import type { ReactNode } from 'react'
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
  /** Read out at once: only for what just happened. */
  live?: boolean
}

/** A message beside what it is about. */
export function Notice({ tone = 'plain', title, children, live }: NoticeProps) {
  const Icon = tone === 'bad' || tone === 'notice' || tone === 'caution' ? CircleExclamationPoint : Info
  return (
    <div role={live ? 'alert' : undefined} className={classNames('flex gap-3 rounded-card p-4', TONES[tone])}>
      <Icon aria-hidden size={20} className="mt-0.5 shrink-0" />
      <div className="min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  )
}
