import type { ReactNode } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Skeletons with the words that say what they stand for. */
export function Loading({
  label,
  children,
  className,
}: {
  label: string
  children: ReactNode
  className?: string
}) {
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  )
}
