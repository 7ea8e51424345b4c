import { mayWork } from '#domain/access/office.ts'
import { useUser } from '../../lib/session.ts'
import { useTestMode } from '../../lib/test-mode.ts'
import { PAGE_GROUPS } from './pages.ts'

/** The groups of pages that this person can open; none for those who do not work here. */
export function usePages(): typeof PAGE_GROUPS {
  const user = useUser()
  const { testMode } = useTestMode()
  if (!user) return []
  // The screens are open in test mode: a moderator's are listed.
  const person = testMode ? { ...user, roles: [...user.roles, 'moderator' as const] } : user
  return PAGE_GROUPS.map((group) => ({
    ...group,
    pages: group.pages.filter(({ part = 'moderator' }) => mayWork(person, part)),
  })).filter(({ pages }) => pages.length > 0)
}
