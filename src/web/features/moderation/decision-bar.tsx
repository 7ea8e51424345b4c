import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'

interface DecisionBarProps {
  children: ReactNode
  /** Its buttons can be pressed by keys, which are named below them. */
  hasKeys?: boolean
}

/** The possible decisions, always in sight at the foot of the screen. */
export function DecisionBar({ children, hasKeys }: DecisionBarProps) {
  const t = useTranslate()
  return (
    <div className="sticky bottom-[var(--bottom-bar-height)] z-10 -mx-4 mt-8 flex flex-wrap items-center gap-3 border-t border-line bg-surface px-4 py-4 md:mx-0 md:px-0">
      {children}
      {hasKeys && <p className="basis-full text-xs text-ink-soft max-lg:hidden">{t('moderation.keys')}</p>}
    </div>
  )
}
