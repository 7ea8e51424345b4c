import { Outlet } from 'react-router'
import { RequireRole } from '../features/access/require-role.tsx'
import { AdminFrame } from '../features/admin/admin-frame.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import type { Route } from './+types/admin.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'admin', 'claims'),
})

export default function Admin({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <RequireRole anyOf="admin" skeleton={<PageSkeleton />}>
        <AdminFrame>
          <Outlet />
        </AdminFrame>
      </RequireRole>
    </Translation>
  )
}
