import Hourglass from 'lucide-react/icons/hourglass'
import { renderToStaticMarkup } from 'react-dom/server'
import { brand } from '../../brand.ts'
import { catalogueOf } from '../../i18n/catalogue.ts'
import { directionOf } from '../../i18n/languages.ts'
import { Translation, useTranslate } from '../../i18n/translation.tsx'
import { preferencesOf } from '../../lib/preferences.ts'
import { PageStyles } from '../../styles/page-styles.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { Message } from '../../ui/message.tsx'

/**
 * The HTML that a visitor gets who asks for more pages than the server draws for one sender (429), or while it can draw
 * none for anybody (503): without data, scripts or a router, because it has to cost next to nothing.
 */
export function busyPage(request: Request, status: 429 | 503): string {
  const { language, theme } = preferencesOf(request)
  const html = renderToStaticMarkup(
    <html lang={language} dir={directionOf(language)} data-theme={theme === 'system' ? undefined : theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <PageStyles />
      </head>
      <body>
        <Translation language={language} messages={catalogueOf(language, ['public'])}>
          {/* Nothing but a query leads to the same path again, whatever that is. */}
          <BusyMessage status={status} address={new URL(request.url).search || '?'} />
        </Translation>
      </body>
    </html>,
  )
  return `<!DOCTYPE html>${html}`
}

function BusyMessage({ status, address }: { status: 429 | 503; address: string }) {
  const t = useTranslate()
  return (
    <main>
      <title>{`${t('shell.error.title')} · ${brand.name}`}</title>
      <Message
        as="h1"
        mark={String(status)}
        icon={<Hourglass aria-hidden size={28} />}
        title={t('shell.error.title')}
        text={t(status === 429 ? 'errors.TOO_MANY_REQUESTS' : 'errors.SERVICE_UNAVAILABLE')}
        actions={
          <a href={address} className={buttonStyle({})}>
            {t('ui.retry')}
          </a>
        }
      />
    </main>
  )
}
