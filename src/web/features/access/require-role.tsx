import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { hasRole, type Role } from '#domain/access/roles.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useSession } from '../../lib/session.ts'
import { useTestMode } from '../../lib/test-mode.ts'
import { toast } from '../../lib/toast.ts'
import { RequireSignIn } from './require-sign-in.tsx'

interface RequireRoleProps {
  role: Role | readonly Role[]
  children: ReactNode
  skeleton: ReactNode
}

/** Lets those with one of the roles see a screen; others go to the dashboard and are told why (specification §6). */
export function RequireRole({ role, children, skeleton }: RequireRoleProps) {
  return (
    <RequireSignIn skeleton={skeleton}>
      <RoleGate role={role} skeleton={skeleton}>
        {children}
      </RoleGate>
    </RequireSignIn>
  )
}

function RoleGate({ role, children, skeleton }: RequireRoleProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const session = useSession()
  const { testMode } = useTestMode()
  const roles = session.status === 'signed-in' ? session.user.roles : []
  const denied = !testMode && !hasRole(roles, role)
  const wanted = [role].flat().join(', ')

  useEffect(() => {
    if (!denied) return
    toast({
      title: t('errors.role.title'),
      description: t('errors.role.text', { role: wanted }),
      tone: 'bad',
    })
    void navigate('/dashboard', { replace: true })
  }, [denied, wanted, navigate, t])

  return denied ? skeleton : children
}
