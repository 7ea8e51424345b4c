import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { takeRedirect } from '../../lib/auth-redirect.ts'
import { useSession } from '../../lib/session.ts'

/**
 * A person who is signed in, perhaps in another tab, has nothing to do on the login page. Answers whether the visitor is
 * half in: the second factor is still to come.
 */
export function useLeaveWhenSignedIn(): { secondFactorNeeded: boolean } {
  const session = useSession()
  const navigate = useNavigate()
  const isIn = session.status === 'signed-in'
  useEffect(() => {
    if (isIn) void navigate(takeRedirect(), { replace: true })
  }, [isIn, navigate])
  return { secondFactorNeeded: session.status === 'signed-out' && session.half !== undefined }
}
