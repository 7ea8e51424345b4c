import { MailsPage } from '../features/admin-texts/mails-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-mail-texts.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'texts'),
  title: translateFor(request, 'texts')('texts.mails.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function AdminMailTexts({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <MailsPage />
    </Translation>
  )
}
