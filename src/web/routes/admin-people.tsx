import { Outlet } from 'react-router'
import { RequireCapability } from '../features/access/require-capability.tsx'
import { RequirePermission } from '../features/access/require-permission.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import type { Route } from './+types/admin-people.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'audit', 'kyc', 'lending', 'moderation'),
})

/** The people of the site, for everybody who may view users. */
export default function AdminPeople({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <RequirePermission action="view" resource="user" skeleton={<PageSkeleton />}>
        <RequireCapability capability="view-users">
          <Outlet />
        </RequireCapability>
      </RequirePermission>
    </Translation>
  )
}
