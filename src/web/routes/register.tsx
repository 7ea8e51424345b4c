import { RegisterPage } from '../features/auth/register-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { useLanguage } from '../lib/root-data.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/register.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'auth'),
  title: translateFor(request, 'auth')('auth.register.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function Register({ loaderData }: Route.ComponentProps) {
  return (
    <Translation language={useLanguage()} messages={loaderData.messages}>
      <RegisterPage />
    </Translation>
  )
}
