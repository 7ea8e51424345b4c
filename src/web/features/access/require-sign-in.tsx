import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { rememberRedirect } from '../../lib/auth-redirect.ts'
import { isLeaving } from '../../lib/leaving.ts'
import { useSession } from '../../lib/session.ts'
import { useTestMode } from '../../lib/test-mode.ts'

interface RequireSignInProps {
  children: ReactNode
  /** The placeholder until the session is known, in the shape of the screen. */
  skeleton: ReactNode
  /** The screen itself asks a stranger to sign in. */
  isOpen?: boolean
}

/**
 * Lets the signed-in see a screen and sends others to sign in, to come back afterwards.
 */
export function RequireSignIn({ children, skeleton, isOpen }: RequireSignInProps) {
  const session = useSession()
  const { testMode } = useTestMode()
  const location = useLocation()
  const navigate = useNavigate()
  // While they are being signed in, the screen stays.
  const wasOpen = useRef(false)
  if (isOpen && session.status !== 'loading') wasOpen.current = true
  const mayEnter =
    session.status === 'signed-in' || (testMode && session.status !== 'loading') || wasOpen.current
  const turnedAway = session.status !== 'loading' && !mayEnter

  useEffect(() => {
    if (!turnedAway || isLeaving()) return
    rememberRedirect(`${location.pathname}${location.search}`)
    void navigate('/login', { replace: true })
  }, [turnedAway, location.pathname, location.search, navigate])

  return mayEnter ? children : skeleton
}
