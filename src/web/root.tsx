import bricolage from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import type { CSSProperties, ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { isOffered } from '#domain/settings/offered-languages.ts'
import type { Route } from './+types/root.ts'
import { brand, setSite } from './brand.ts'
import { ErrorPage } from './features/shell/error-page.tsx'
import { NotFoundPage } from './features/shell/not-found-page.tsx'
import { catalogueOf } from './i18n/catalogue.ts'
import { directionOf } from './i18n/languages.ts'
import { PageMessages, pageMessages } from './i18n/page-messages.tsx'
import { Announcements } from './lib/announcements/announcements.tsx'
import { announcementsHtml } from './lib/announcements/announcements-html.ts'
import { EarlyActionsScript } from './lib/early-actions/early-actions-script.tsx'
import { holdLostLoad } from './lib/hold-lost-load.ts'
import { PageScripts } from './lib/page-scripts/page-scripts.tsx'
import { preferencesOf } from './lib/preferences.ts'
import { Providers } from './lib/providers.tsx'
import { useRootData } from './lib/root-data.ts'
import { translateFor } from './lib/translate-for.ts'
import { renderContext } from './render-context.ts'
import { PageStyles } from './styles/page-styles.tsx'

export function loader({ request, context }: Route.LoaderArgs) {
  const { language, theme } = preferencesOf(request)
  const { config: settings, isPage } = context.get(renderContext)
  const { announcements, ...config } = settings
  const t = translateFor(request)
  const labels = { region: t('shell.announcement'), close: t('ui.close') }
  return {
    language,
    theme,
    ...(!isPage && { messages: catalogueOf(language, ['public']) }),
    config,
    ...((announcements || config.announcesToSome) && {
      announcements: announcementsHtml(announcements ?? [], language, labels),
    }),
  }
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [holdLostLoad]

/** The root's data changes only with the language. */
export function shouldRevalidate({ nextUrl }: ShouldRevalidateFunctionArgs) {
  const language = nextUrl.searchParams.get('lang')
  return isOffered(language) && language !== document.documentElement.lang
}

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: figtree, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: bricolage, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  ...(brand.icons
    ? [{ rel: 'icon', href: `${brand.icons}/icon-48.png`, type: 'image/png' }]
    : [
        { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
        { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      ]),
  { rel: 'apple-touch-icon', href: `${brand.icons ?? ''}/apple-touch-icon.png` },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export function Layout({ children }: { children: ReactNode }) {
  const { language, theme, messages = pageMessages(language), config } = useRootData()
  // Before anything below reads it; in the browser this is the first code that knows the settings.
  setSite(config)
  const { paper, night } = brand.colours
  return (
    <html
      lang={language}
      dir={directionOf(language)}
      data-theme={theme === 'system' ? undefined : theme}
      style={paletteStyle(config.palette)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {theme !== 'dark' && (
          <meta
            name="theme-color"
            content={paper}
            media={theme === 'light' ? undefined : '(prefers-color-scheme: light)'}
          />
        )}
        {theme !== 'light' && (
          <meta
            name="theme-color"
            content={night}
            media={theme === 'dark' ? undefined : '(prefers-color-scheme: dark)'}
          />
        )}
        <Meta />
        <EarlyActionsScript />
        <PageStyles />
        {/* Links go by the policy's addresses; a nonce would differ between server and browser. */}
        <Links nonce="" />
      </head>
      <body>
        <Providers language={language} messages={messages} config={config}>
          {children}
        </Providers>
        <ScrollRestoration />
        <PageMessages messages={messages} />
        <PageScripts />
      </body>
    </html>
  )
}

/** The operator's colours, in place of those of `tokens.css`. */
const paletteStyle = (palette: Record<string, string> = {}): CSSProperties | undefined => {
  const roles = Object.entries(palette).map(([role, colour]) => [`--site-${role}`, colour])
  return roles.length > 0 ? Object.fromEntries(roles) : undefined
}

export default function App() {
  return (
    <>
      <Announcements />
      <Outlet />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error)) return <ErrorPage error={error} />
  if (error.status === 404) return <NotFoundPage />
  return <ErrorPage error={error.status === 429 ? { code: 'TOO_MANY_REQUESTS' } : error} />
}
