import { detailData } from '../entities/office/detail-data.ts'
import { isTemplateName } from '../features/admin-texts/is-template-name.ts'
import { MailEditor } from '../features/admin-texts/mail-editor.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-mail-text.ts'

export const loader = ({ request, params }: Route.LoaderArgs) =>
  detailData(request, 'mail-text', isTemplateName(params.template), {
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
