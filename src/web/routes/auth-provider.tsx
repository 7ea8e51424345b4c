import { ProviderPage } from '../features/auth/provider-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/auth-provider.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'auth'),
  title: translateFor(request, 'auth')('auth.callback.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function AuthProvider({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <ProviderPage />
    </Translation>
  )
}
