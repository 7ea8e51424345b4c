import { Outlet } from 'react-router'
import { RequireRole } from '../features/access/require-role.tsx'
import { useMayOpen } from '../features/admin/use-may-open.ts'
import { PageSkeleton } from '../ui/page-skeleton.tsx'

/** The screens of the back office that need an admin, or one of the duties. */
export default function Admin() {
  const mayOpen = useMayOpen()
  if (mayOpen) return <Outlet />
  return (
    <RequireRole anyOf="admin" skeleton={<PageSkeleton />}>
      <Outlet />
    </RequireRole>
  )
}
