import { DeveloperPage } from '../features/account/developer/developer-page.tsx'
import { WebhooksSection } from '../features/webhooks/webhooks-section.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/developer.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'developer'),
  title: translateFor(request, 'developer')('developer.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function Developer({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <DeveloperPage />
      <WebhooksSection />
    </Translation>
  )
}
