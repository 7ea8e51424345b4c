import { useState } from 'react'
import { ROLES, type Role } from '#domain/access/roles.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'
import { usePermission } from '../../lib/use-permission.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { useChangeRoles } from './use-change-roles.ts'
import type { Person } from './use-people.ts'

/** Each person is a user; the other roles are given and taken here. */
const CHANGEABLE = ROLES.filter((role) => role !== 'user')

/** The roles of one person, to be given and taken. */
export function RolesDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const t = useTranslate()
  const { guard } = usePermission('manage', 'user')
  const { mutate, isPending } = useChangeRoles()
  const [roles, setRoles] = useState<readonly Role[]>(person.roles)
  const name = person.name || person.email

  const toggle = (role: Role) =>
    setRoles((now) => (now.includes(role) ? now.filter((one) => one !== role) : [...now, role]))

  const save = () =>
    mutate(
      {
        userId: person.id,
        give: CHANGEABLE.filter((role) => roles.includes(role) && !person.roles.includes(role)),
        take: CHANGEABLE.filter((role) => !roles.includes(role) && person.roles.includes(role)),
      },
      {
        onSuccess: () => {
          toast({ title: t('admin.roles.saved', { name }), tone: 'good' })
          onClose()
        },
        onError: (error) => void toast(errorToast(error, t)),
      },
    )

  return (
    <ActionDialog
      onClose={onClose}
      size="small"
      title={t('admin.roles.of', { name })}
      action={t('admin.roles.save')}
      busy={isPending}
      onAction={() => guard(save)}
    >
      {CHANGEABLE.map((role) => (
        <Checkbox
          key={role}
          label={t(`admin.role.${role}`)}
          hint={t(`admin.role-text.${role}`)}
          checked={roles.includes(role)}
          onChange={() => toggle(role)}
        />
      ))}
    </ActionDialog>
  )
}
