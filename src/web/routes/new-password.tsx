import { NewPasswordPage } from '../features/auth/new-password-page.tsx'
import type { FrameHandle } from '../features/shell/frame.ts'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/new-password.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'auth'),
  title: translateFor(request, 'auth')('auth.new-password.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export const handle: FrameHandle = { frame: 'own' }

export default function NewPassword({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <NewPasswordPage />
    </Translation>
  )
}
