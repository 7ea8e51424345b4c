import { useLocation } from 'react-router'
import { mayWork } from '#domain/access/office.ts'
import { useUser } from '../../lib/session.ts'
import { PAGE_GROUPS } from './pages.ts'

/** Whether who is signed in may open the page of the back office at the present address, by the list of its pages. */
export function useMayOpen(): boolean {
  const user = useUser()
  const { pathname } = useLocation()
  if (!user) return false
  const page = PAGE_GROUPS.flatMap(({ pages }) => pages)
    .filter(({ to }) => pathname === to || (to !== '/admin' && pathname.startsWith(`${to}/`)))
    .at(0)
  return page !== undefined && mayWork(user, page.part ?? 'moderator')
}
