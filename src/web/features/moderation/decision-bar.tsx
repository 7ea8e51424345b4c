import type { ReactNode } from 'react'

/** The possible decisions, always in sight at the foot of the screen. */
export function DecisionBar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-[var(--bottom-bar-height)] z-10 -mx-4 mt-8 flex flex-wrap items-center gap-3 border-t border-line bg-surface px-4 py-4 md:mx-0 md:px-0">
      {children}
    </div>
  )
}
