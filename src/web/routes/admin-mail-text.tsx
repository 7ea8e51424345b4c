import { MailEditor } from '../features/admin-texts/mail-editor.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-mail-text.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'texts'),
  title: translateFor(request, 'texts')('texts.mails.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function AdminMailText({ loaderData, params }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <MailEditor key={params.template} template={params.template} />
    </Translation>
  )
}
