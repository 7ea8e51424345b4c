import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import type { ReactNode } from 'react'
import { isRouteErrorResponse, Link, Outlet } from 'react-router'
import { ErrorPage } from '../features/shell/error-page.tsx'
import { NotFoundPage } from '../features/shell/not-found-page.tsx'
import { SiteLayout } from '../features/shell/site-layout.tsx'
import { useTranslate } from '../i18n/translation.tsx'
import { barItemStyle } from '../ui/bar-item.ts'
import { iconButtonStyle } from '../ui/icon-button.tsx'
import type { Route } from './+types/layout.ts'

function Frame({ children }: { children: ReactNode }) {
  return (
    <SiteLayout basket={<BasketLink />} basketTab={<BasketTab />}>
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

function BasketLink() {
  const t = useTranslate()
  return (
    <Link to="/basket" aria-label={t('shell.nav.basket')} className={iconButtonStyle()}>
      <ShoppingBasket aria-hidden size={20} />
    </Link>
  )
}

function BasketTab() {
  const t = useTranslate()
  return (
    <Link to="/basket" className={barItemStyle}>
      <ShoppingBasket aria-hidden size={22} />
      {t('shell.nav.basket')}
    </Link>
  )
}
