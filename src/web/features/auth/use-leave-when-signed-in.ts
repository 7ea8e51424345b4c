import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { takeRedirect } from '../../lib/auth-redirect.ts'
import { useSession } from '../../lib/session.ts'

/** Who is signed in already, perhaps in another tab, has nothing to do on the login page. */
export function useLeaveWhenSignedIn(): void {
  const { status } = useSession()
  const navigate = useNavigate()
  useEffect(() => {
    if (status === 'signed-in') void navigate(takeRedirect(), { replace: true })
  }, [status, navigate])
}
