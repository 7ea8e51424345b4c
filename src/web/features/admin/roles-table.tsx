import { CAPABILITIES } from '#domain/access/capabilities.ts'
import { type Action, PERMISSIONS, type Resource } from '#domain/access/permissions.ts'
import { ROLES, type Role } from '#domain/access/roles.ts'
import { DECIDES_PAYOUTS } from '#domain/payout/payout-rules.ts'
import type { Translate } from '../../i18n/translate.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { RoleBadge } from './role-badge.tsx'

/** The permissions and capabilities of each role, drawn from the tables that decide. */
export function RolesTable() {
  const t = useTranslate()
  return (
    <section aria-labelledby="roles" className="mt-12">
      <h2 id="roles" className="text-xl">
        {t('admin.roles.table')}
      </h2>
      <dl className="mt-4 divide-y divide-line">
        {ROLES.map((role) => (
          <div key={role} className="grid gap-1 py-3 sm:grid-cols-[10rem_1fr]">
            <dt>
              <RoleBadge role={role} />
            </dt>
            <dd>
              <p>{permissionsOf(role, t)}</p>
              {role !== 'admin' && <p className="text-ink-soft">{capabilitiesOf(role, t)}</p>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** "product: view, create; booking: view" in the page's words. */
function permissionsOf(role: Role, t: Translate): string {
  if (role === 'admin') return t('admin.roles.everything')
  return Object.entries(PERMISSIONS[role])
    .map(([resource, actions]: [string, readonly Action[]]) => {
      const named = actions.map((action) => t(`errors.action.${action}`)).join(', ')
      // The table has no resource for payouts: who verifies documents decides on them.
      const decides =
        resource === DECIDES_PAYOUTS.resource && actions.includes(DECIDES_PAYOUTS.action)
          ? `, ${t('admin.roles.decides-payouts')}`
          : ''
      return `${t(`errors.resource.${resource as Resource}`)}: ${named}${decides}`
    })
    .join(' · ')
}

const capabilitiesOf = (role: Exclude<Role, 'admin'>, t: Translate): string =>
  CAPABILITIES[role].map((capability) => t(`admin.capability.${capability}`)).join(', ')
