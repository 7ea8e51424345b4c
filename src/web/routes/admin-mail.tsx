import { detailData } from '../entities/office/detail-data.ts'
import { MailPage } from '../features/admin-mails/mail-page.tsx'
import { isUuid } from '../lib/is-uuid.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-mail.ts'

export const loader = ({ request, params }: Route.LoaderArgs) =>
  detailData(request, 'mail', isUuid(params.id), {
    title: translateFor(request, 'office')('office.mails.title'),
  })

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function AdminMail({ params }: Route.ComponentProps) {
  return <MailPage key={params.id} id={params.id} />
}
