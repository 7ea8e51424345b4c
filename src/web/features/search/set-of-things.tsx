import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'

interface SetOfThingsProps {
  /** Whether it is known where and when, so that the set can be picked up on one way. */
  isComplete: boolean
  /** What puts the set into the basket. */
  children: ReactNode
}

/** All for an occasion at once, or what is still to be said before. */
export function SetOfThings({ isComplete, children }: SetOfThingsProps) {
  const t = useTranslate()
  return isComplete ? <div>{children}</div> : <p className="text-ink-soft">{t('search.set.ask')}</p>
}
