import { Outlet, useLocation } from 'react-router'
import { MessagesFrame } from '../features/messaging/messages-frame.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/messages.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'messaging'),
  title: translateFor(request, 'messaging')('messaging.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function Messages({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation()
  return (
    <Translation messages={loaderData.messages}>
      <MessagesFrame isChosen={!/\/messages\/?$/.test(pathname)}>
        <Outlet />
      </MessagesFrame>
    </Translation>
  )
}
