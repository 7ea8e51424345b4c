import type { Role } from '#domain/access/roles.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'

const TONES: Partial<Record<Role, BadgeTone>> = { admin: 'good' }

/** A role in a word; those of the back office stand out. */
export function RoleBadge({ role }: { role: Role }) {
  const t = useTranslate()
  return <Badge tone={TONES[role] ?? 'plain'}>{t(`admin.role.${role}`)}</Badge>
}
