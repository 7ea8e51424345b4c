import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const TONES = { good: 'text-accent-ink', notice: 'text-notice-ink' }

interface StampProps {
  tone: keyof typeof TONES
  /** It has only just happened: the stamp comes down visibly. */
  fresh?: boolean
  children: ReactNode
}

/** A state in a word, as if stamped on paper. */
export function Stamp({ tone, fresh, children }: StampProps) {
  return (
    <span
      className={classNames(
        'inline-block -rotate-3 rounded-small border-2 border-current px-2.5 py-0.5 font-display text-lg font-bold tracking-wide uppercase',
        TONES[tone],
        fresh && 'comes-down',
      )}
    >
      {children}
    </span>
  )
}
