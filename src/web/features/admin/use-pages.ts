import { hasRole, isAdmin, PRIVILEGED_ROLES } from '#domain/access/roles.ts'
import { useUser } from '../../lib/session.ts'
import { useTestMode } from '../../lib/test-mode.ts'
import { PAGE_GROUPS } from './pages.ts'

/** The groups of pages that this person can open; none for those who do not work here. */
export function usePages(): typeof PAGE_GROUPS {
  const user = useUser()
  const { testMode } = useTestMode()
  if (!user || !(testMode || hasRole(user.roles, PRIVILEGED_ROLES))) return []
  if (isAdmin(user.roles)) return PAGE_GROUPS
  return PAGE_GROUPS.map((group) => ({
    ...group,
    pages: group.pages.filter(({ isForAdmins }) => !isForAdmins),
  })).filter(({ pages }) => pages.length > 0)
}
