import { ForgotPasswordPage } from '../features/auth/forgot-password-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/forgot-password.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'auth'),
  title: translateFor(request, 'auth')('auth.forgot.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function ForgotPassword({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <ForgotPasswordPage />
    </Translation>
  )
}
