import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useTranslate } from '../../i18n/translation.tsx'
import { useSessionStatus } from '../../lib/session.ts'
import { useTestMode } from '../../lib/test-mode.ts'
import { toast } from '../../lib/toast.ts'

interface GateProps {
  denied: boolean
  /** Why, in a sentence. */
  reason: string
  skeleton: ReactNode
  children: ReactNode
}

/** Sends signed-in people whom it does not let in to the dashboard, and tells them why. */
export function Gate({ denied, reason, skeleton, children }: GateProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { testMode } = useTestMode()
  const shut = denied && !testMode
  // Whom the browser only remembers may have been let in since.
  const isKnown = useSessionStatus() !== 'loading'

  useEffect(() => {
    if (!shut || !isKnown) return
    toast({ title: t('errors.role.title'), description: reason, tone: 'bad' })
    void navigate('/dashboard', { replace: true })
  }, [shut, isKnown, reason, navigate, t])

  return shut ? skeleton : children
}
