import { WebhooksSection } from '../features/webhooks/webhooks-section.tsx'
import { Translation, useTranslate } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-webhooks.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'developer'),
  title: translateFor(request, 'developer')('developer.webhooks.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

function Page() {
  const t = useTranslate()
  return (
    <div className="max-w-3xl">
      <h1 className="text-2xl md:text-3xl">{t('developer.webhooks.title')}</h1>
      <p className="mt-2 text-ink-soft">{t('developer.webhooks.site-text')}</p>
      <WebhooksSection site />
    </div>
  )
}

export default function AdminWebhooks({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <Page />
    </Translation>
  )
}
