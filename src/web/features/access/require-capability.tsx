import type { ReactNode } from 'react'
import type { Capability } from '#domain/access/capabilities.ts'
import { capabilityRefusal } from '#domain/access/earned-roles.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useUser } from '../../lib/session.ts'
import { Gate } from './gate.tsx'

interface RequireCapabilityProps {
  capability: Capability
  children: ReactNode
  skeleton?: ReactNode
}

/** Shows a screen to people with a capability. It asks no one to sign in: the screens that need that do. */
export function RequireCapability({ capability, children, skeleton = null }: RequireCapabilityProps) {
  const t = useTranslate()
  const user = useUser()
  return (
    <Gate
      denied={user !== undefined && capabilityRefusal(user, capability) !== undefined}
      reason={t('errors.permission.resource')}
      skeleton={skeleton}
    >
      {children}
    </Gate>
  )
}
