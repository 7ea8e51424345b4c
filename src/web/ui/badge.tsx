import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type BadgeTone = 'plain' | 'good' | 'notice' | 'bad'

const TONES: Record<BadgeTone, string> = {
  plain: 'bg-sunken text-ink-soft',
  good: 'bg-accent-tint text-accent-ink',
  notice: 'bg-notice-tint text-notice-ink',
  bad: 'bg-danger-tint text-danger-ink',
}

/** A status in a word. */
export function Badge({
  tone = 'plain',
  icon,
  children,
}: {
  tone?: BadgeTone
  icon?: ReactNode
  children: ReactNode
}) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-6 items-center gap-1.5 rounded-pill px-2.5 text-sm font-semibold',
        TONES[tone],
      )}
    >
      {icon}
      {/* The words are often those of the middle of a sentence. */}
      <span className="first-letter:uppercase">{children}</span>
    </span>
  )
}
