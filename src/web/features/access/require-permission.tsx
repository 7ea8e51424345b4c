import type { ReactNode } from 'react'
import { type Action, permissionRefusal, type Resource } from '#domain/access/permissions.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useUser } from '../../lib/session.ts'
import { Gate } from './gate.tsx'
import { RequireSignIn } from './require-sign-in.tsx'

interface RequirePermissionProps {
  action: Action
  resource: Resource
  children: ReactNode
  skeleton: ReactNode
}

/** Shows a screen only to people who are allowed to perform its action on its kind of resource. */
export function RequirePermission({ action, resource, children, skeleton }: RequirePermissionProps) {
  const t = useTranslate()
  const user = useUser()
  return (
    <RequireSignIn skeleton={skeleton}>
      <Gate
        denied={permissionRefusal(user ?? null, action, resource) !== undefined}
        reason={t('errors.permission.resource')}
        skeleton={skeleton}
      >
        {children}
      </Gate>
    </RequireSignIn>
  )
}
