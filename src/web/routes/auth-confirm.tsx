import { ConfirmPage } from '../features/auth/confirm-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/auth-confirm.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'auth'),
  title: translateFor(request, 'auth')('auth.confirm.title'),
})

/** The page holds what its address brought. */
export const headers = () => ({ 'cache-control': 'no-store' })

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function AuthConfirm({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <ConfirmPage />
    </Translation>
  )
}
