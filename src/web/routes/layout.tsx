import type { ReactNode } from 'react'
import { isRouteErrorResponse, Outlet } from 'react-router'
import { BasketButton } from '../features/basket/basket-button.tsx'
import { ErrorPage } from '../features/shell/error-page.tsx'
import { NotFoundPage } from '../features/shell/not-found-page.tsx'
import { SiteLayout } from '../features/shell/site-layout.tsx'
import { lazyPart } from '../lib/lazy-part.ts'
import type { Route } from './+types/layout.ts'

const NeedsCount = lazyPart(async () => ({
  default: (await import('../features/dashboard/needs-count.tsx')).NeedsCount,
}))

function Frame({ children }: { children: ReactNode }) {
  return (
    <SiteLayout basket={<BasketButton />} needs={<NeedsCount />}>
      {children}
    </SiteLayout>
  )
}

export default function Layout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      {isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <ErrorPage error={error} />}
    </Frame>
  )
}
