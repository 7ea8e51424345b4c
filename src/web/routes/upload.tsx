import { RequireCapability } from '../features/access/require-capability.tsx'
import { RequireSignIn } from '../features/access/require-sign-in.tsx'
import { WizardPage } from '../features/lending/wizard-page.tsx'
import type { FrameHandle } from '../features/shell/frame.ts'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import type { Route } from './+types/upload.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'lending'),
  title: translateFor(request, 'lending')('lending.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export const handle: FrameHandle = { frame: 'task' }

export default function Upload({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <RequireSignIn skeleton={<PageSkeleton />}>
        <RequireCapability capability="create-items">
          <WizardPage />
        </RequireCapability>
      </RequireSignIn>
    </Translation>
  )
}
