import { brand } from '../brand.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/manifest.ts'

/** `/manifest.webmanifest`: how the site looks on a visitor's home screen, in their language. */
export function loader({ request }: Route.LoaderArgs) {
  const t = translateFor(request)
  const icon = (file: string, size: number, purpose = 'any') => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const manifest = {
    name: brand.name,
    short_name: brand.shortName,
    description: t('shell.footer.claim'),
    lang: t.language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: brand.colours.paper,
    theme_color: brand.colours.evergreen,
    icons: [
      icon('icon-192.png', 192),
      icon('icon-512.png', 512),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: [
      { name: t('shell.nav.browse'), url: '/search' },
      { name: t('shell.account.my-rentals'), url: '/dashboard/my-rentals' },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'private, max-age=3600' },
  })
}
