import { MailsPage } from '../features/admin-lists/mails-page.tsx'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/admin-mails.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  title: translateFor(request, 'office')('office.mails.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function AdminMails() {
  return <MailsPage />
}
