import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { takeRedirect } from '../../lib/auth-redirect.ts'
import { useSession } from '../../lib/session.ts'

/**
 * Who is signed in already, perhaps in another tab, has nothing to do on the login page. Answers whether somebody is
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
