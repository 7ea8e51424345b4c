import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, it } from 'vitest'
import { CONTENT_PAGES } from '#domain/content/content-pages.ts'
import routes from './routes.ts'

/** The addresses that must never change, those of the footer included. */
const SPECIFIED = `
  / /product/:id /product-details/:id /basket /supabase-upload /supabase-items /review/:id /search
  /how-it-works /how-to-search /how-to-book /how-to-use-and-return
  /login /register /auth/login /auth/register /*
  /kyc-onboarding /dashboard /dashboard/my-rentals /dashboard/listings /dashboard/customers /dashboard/earnings
  /dashboard/payouts /dashboard/payout-settings /dashboard/payout-account /dashboard/affiliate
  /booking/summary /booking-success /booking/qr/:id /account/edit-profile
  /admin /admin/users /admin/roles /upload
  /our-story /trust-safety /careers /help-center /contact /insurance /community-guidelines
  /terms /privacy /cookie-policy /rental-agreement
`

/** Each address with the files that make its screen, the outermost frame first. */
function screensOf(
  entries: readonly RouteConfigEntry[],
  path = '',
  frames: string[] = [],
): [string, string[]][] {
  return entries.flatMap((entry) => {
    const here = entry.path ? `${path}/${entry.path}` : path
    const files = [...frames, entry.file]
    return entry.children
      ? screensOf(entry.children, here, files)
      : [[here || '/', files] as [string, string[]]]
  })
}
const screens = new Map(screensOf(routes))
screens.delete('/:page')
for (const page of CONTENT_PAGES) screens.set(`/${page}`, ['routes/content.tsx'])

it.each(SPECIFIED.trim().split(/\s+/))('%s is a screen', (path) => {
  expect([...screens.keys()]).toContain(path)
})

it.each([
  ['/admin', 'routes/moderation.tsx'],
  ['/admin/users', 'routes/admin-people.tsx'],
  ['/admin/roles', 'routes/admin.tsx'],
  ['/dashboard/affiliate', 'routes/dashboard.tsx'],
  ['/account/edit-profile', 'routes/account.tsx'],
])('%s stands behind the guard of %s', (path, frame) => {
  expect(screens.get(path)).toContain(frame)
})
