import { data } from 'react-router'
import type { Mail } from '../features/account/mail-card.tsx'
import { OutboxPage } from '../features/account/outbox-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { serverApi } from '../lib/server-api.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/outbox.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const recipient = new URL(request.url).searchParams.get('to')?.trim() ?? ''
  const answer = await serverApi(context).functions.invoke<{ mails: Mail[] }>('list-mails', {
    body: { limit: 30, ...(recipient && { recipient }) },
  })
  // In production, and where mail is delivered, there is no such page.
  if (answer.error || !answer.data) throw data(null, { status: 404 })
  return {
    recipient,
    mails: answer.data.mails,
    messages: featureMessages(request, 'account'),
    title: translateFor(request, 'account')('account.outbox.title'),
  }
}

export const headers = () => ({ 'cache-control': 'no-store' })

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function Outbox({ loaderData }: Route.ComponentProps) {
  const { messages, mails, recipient } = loaderData
  return (
    <Translation messages={messages}>
      <OutboxPage mails={mails} recipient={recipient} />
    </Translation>
  )
}
