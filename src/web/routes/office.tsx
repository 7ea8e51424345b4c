import type { ReactNode } from 'react'
import { isRouteErrorResponse, Outlet } from 'react-router'
import { AdminNav } from '../features/admin/admin-nav.tsx'
import { StaffFactor, useOwesSecondFactor } from '../features/admin/staff-factor.tsx'
import { StaffSearch } from '../features/admin/staff-search.tsx'
import { TeamAnnouncements } from '../features/admin/team-announcements.tsx'
import { ErrorPage } from '../features/shell/error-page.tsx'
import { NotFoundPage } from '../features/shell/not-found-page.tsx'
import { OfficeLayout } from '../features/shell/office-layout.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import type { Route } from './+types/office.ts'

export const loader = ({ request }: Pick<Route.LoaderArgs, 'request'>) => ({
  messages: featureMessages(request, 'admin', 'claims', 'lending', 'moderation', 'office', 'payouts'),
})

function Frame({ messages, children }: { messages: string | undefined; children: ReactNode }) {
  if (!messages) return <OfficeLayout nav={null}>{children}</OfficeLayout>
  return (
    <Translation messages={messages}>
      <OpenFrame>{children}</OpenFrame>
    </Translation>
  )
}

/** Nothing of the office is asked for by who may not work there yet. */
function OpenFrame({ children }: { children: ReactNode }) {
  const isClosed = useOwesSecondFactor()
  return (
    <OfficeLayout nav={!isClosed && <AdminNav />} search={!isClosed && <StaffSearch />}>
      <StaffFactor>
        <TeamAnnouncements />
        {children}
      </StaffFactor>
    </OfficeLayout>
  )
}

/** The frame of the back office; who gets in is decided below it. */
export default function Office({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  return (
    <Frame messages={loaderData.messages}>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Frame messages={loaderData?.messages}>
      {isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <ErrorPage error={error} />}
    </Frame>
  )
}
