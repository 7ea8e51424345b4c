import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('routes/layout.tsx', [
    index('routes/home.tsx'),
    route('search', 'routes/search.tsx'),
    route('product/:id', 'routes/product.tsx'),
    route('product-details/:id', 'routes/product.tsx', { id: 'product-details' }),
    route('basket', 'routes/basket.tsx'),
    route('booking/summary', 'routes/booking-summary.tsx'),
    route('booking-success', 'routes/booking-success.tsx'),
    route('booking/qr/:id', 'routes/booking-qr.tsx'),
    route('dashboard', 'routes/dashboard.tsx', [
      index('routes/dashboard-home.tsx'),
      route('my-rentals', 'routes/my-rentals.tsx'),
      route('my-rentals/:id', 'routes/my-rental.tsx'),
    ]),
    route('kyc-onboarding', 'routes/kyc-onboarding.tsx'),
    route(':page', 'routes/content.tsx'),
    route('forgot-password', 'routes/forgot-password.tsx'),
    route('dev/outbox', 'routes/outbox.tsx'),
    route('auth/callback', 'routes/auth-callback.tsx'),
    route('new-password', 'routes/new-password.tsx'),
    layout('routes/account.tsx', [
      route('account/edit-profile', 'routes/edit-profile.tsx'),
      route('account/security', 'routes/security.tsx'),
    ]),
    route('login', 'routes/login.tsx'),
    route('auth/login', 'routes/login.tsx', { id: 'auth-login' }),
    route('register', 'routes/register.tsx'),
    route('auth/register', 'routes/register.tsx', { id: 'auth-register' }),
    route('*', 'routes/not-found.tsx'),
  ]),
  route('manifest.webmanifest', 'routes/manifest.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('sitemap/pages', 'routes/sitemap-pages.ts'),
  route('sitemap/items/:page', 'routes/sitemap-items.ts'),
] satisfies RouteConfig
