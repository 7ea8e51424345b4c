import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslate } from '../../i18n/translation.tsx'
import { rememberRedirect } from '../../lib/auth-redirect.ts'
import { isLeaving } from '../../lib/leaving.ts'
import { useSession } from '../../lib/session.ts'
import { useTestMode } from '../../lib/test-mode.ts'
import { toast } from '../../lib/toast.ts'

interface RequireSignInProps {
  children: ReactNode
  /** The placeholder until the session is known, in the shape of the screen. */
  skeleton: ReactNode
  /** The screen itself asks a stranger to sign in. */
  isOpen?: boolean
}

/**
 * Lets the signed-in see a screen and sends others to sign in, to come back afterwards; a person whose session is over
 * is told so.
 */
export function RequireSignIn({ children, skeleton, isOpen }: RequireSignInProps) {
  const t = useTranslate()
  const session = useSession()
  const { testMode } = useTestMode()
  const location = useLocation()
  const navigate = useNavigate()
  // While they are being signed in, the screen stays.
  const wasOpen = useRef(false)
  if (isOpen && session.status !== 'loading') wasOpen.current = true
  const isKnown = 'user' in session && session.user !== undefined
  const mayEnter = isKnown || (testMode && session.status !== 'loading') || wasOpen.current
  const turnedAway = session.status !== 'loading' && !mayEnter
  const hasEnded = session.status === 'signed-out' && session.hasEnded === true

  useEffect(() => {
    if (!turnedAway || isLeaving()) return
    rememberRedirect(`${location.pathname}${location.search}`)
    if (hasEnded) toast({ title: t('errors.session_not_found') })
    void navigate('/login', { replace: true })
  }, [turnedAway, hasEnded, t, location.pathname, location.search, navigate])

  return mayEnter ? children : skeleton
}
