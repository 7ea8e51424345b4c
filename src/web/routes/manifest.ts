import { DEMO_BRAND } from '#contract/brand.ts'
import { brand } from '../brand.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/manifest.ts'

/** Taken of the demo by `scripts/take-screenshots.ts`. */
const SCREENSHOTS = [
  { file: 'screenshot-home.jpg', width: 780, height: 1688, form: 'narrow' },
  { file: 'screenshot-search.jpg', width: 780, height: 1688, form: 'narrow' },
  { file: 'screenshot-wide.jpg', width: 1280, height: 800, form: 'wide' },
] as const

/** They show its name and its colours, which are nobody else's. */
const isDemoBrand = () =>
  brand.name === DEMO_BRAND.name &&
  !brand.logo &&
  !brand.icons &&
  brand.colours.evergreen.toLowerCase() === DEMO_BRAND.colours.evergreen.toLowerCase()

/** `/manifest.webmanifest`: how the site looks on a visitor's home screen, in their language. */
export function loader({ request }: Route.LoaderArgs) {
  const t = translateFor(request)
  const icon = (file: string, size: number, purpose = 'any') => ({
    src: `${brand.icons ?? ''}/${file}`,
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
    // Above 512 px a browser shows those that are wide.
    screenshots: (isDemoBrand() ? SCREENSHOTS : []).map(({ file, width, height, form }) => ({
      src: `/${file}`,
      sizes: `${width}x${height}`,
      type: 'image/jpeg',
      form_factor: form,
      label: brand.name,
    })),
    // Photos from the gallery begin a listing; the worker takes them.
    share_target: {
      action: '/upload',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'photos', accept: ['image/*'] }] },
    },
    shortcuts: [
      { name: t('shell.nav.browse'), url: '/search' },
      { name: t('shell.account.my-rentals'), url: '/dashboard/my-rentals' },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'private, max-age=3600' },
  })
}
