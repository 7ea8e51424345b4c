import type { ReactNode } from 'react'
import { hasRole, type Role } from '#domain/access/roles.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useUser } from '../../lib/session.ts'
import { Gate } from './gate.tsx'
import { RequireSignIn } from './require-sign-in.tsx'

interface RequireRoleProps {
  /** A role, or a list of which any one is enough. */
  anyOf: Role | readonly Role[]
  children: ReactNode
  skeleton: ReactNode
}

/** Shows a screen only to people with one of the roles. */
export function RequireRole({ anyOf, children, skeleton }: RequireRoleProps) {
  const t = useTranslate()
  const user = useUser()
  return (
    <RequireSignIn skeleton={skeleton}>
      <Gate
        denied={!hasRole(user?.roles ?? [], anyOf)}
        reason={t('errors.role.text', { role: [anyOf].flat().join(', ') })}
        skeleton={skeleton}
      >
        {children}
      </Gate>
    </RequireSignIn>
  )
}
