import { Outlet } from 'react-router'
import { RequireRole } from '../features/access/require-role.tsx'
import { PageSkeleton } from '../ui/page-skeleton.tsx'

/** The screens of the back office that need an admin. */
export default function Admin() {
  return (
    <RequireRole anyOf="admin" skeleton={<PageSkeleton />}>
      <Outlet />
    </RequireRole>
  )
}
