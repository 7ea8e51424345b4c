import { renderContext } from '../render-context.ts'
import type { Route } from './+types/robots.ts'

/** Screens of one person; they also say `noindex` themselves. */
const PRIVATE = [
  '/account/',
  '/admin',
  '/auth/',
  '/basket',
  '/booking',
  '/dashboard',
  '/kyc-onboarding',
  '/report/',
  '/test-provider/',
  '/functions/',
  '/rest/',
]

/** `/robots.txt` */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(renderContext).config
  const lines = [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
