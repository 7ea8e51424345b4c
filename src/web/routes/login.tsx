import { LoginPage } from '../features/auth/login-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { useLanguage } from '../lib/root-data.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/login.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'auth'),
  title: translateFor(
    request,
    'auth',
  )(new URL(request.url).searchParams.has('new') ? 'auth.register.title' : 'auth.login.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function Login({ loaderData }: Route.ComponentProps) {
  return (
    <Translation language={useLanguage()} messages={loaderData.messages}>
      <LoginPage />
    </Translation>
  )
}
