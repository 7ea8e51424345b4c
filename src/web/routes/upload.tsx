import { redirect, useSearchParams } from 'react-router'
import { RequireCapability } from '../features/access/require-capability.tsx'
import { RequireSignIn } from '../features/access/require-sign-in.tsx'
import { WizardPage } from '../features/lending/wizard-page.tsx'
import type { FrameHandle } from '../features/shell/frame.ts'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { useSession } from '../lib/session.ts'
import { translateFor } from '../lib/translate-for.ts'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import type { Route } from './+types/upload.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'lending'),
  title: translateFor(request, 'lending')('lending.title'),
})

/** Photos that are shared before the worker is there are lost; the listing begins all the same. */
export const action = () => redirect('/upload')

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export const handle: FrameHandle = { frame: 'task' }

export default function Upload({ loaderData }: Route.ComponentProps) {
  const session = useSession()
  const [search] = useSearchParams()
  const isOfSomebody = search.has('item') || search.has('wish')
  // A visitor begins with a photo; the account comes last.
  const isVisitor = session.status === 'signed-out' && !session.hasEnded && !isOfSomebody
  return (
    <Translation messages={loaderData.messages}>
      {isVisitor ? (
        <WizardPage />
      ) : (
        <RequireSignIn skeleton={<PageSkeleton />}>
          <RequireCapability capability="create-items">
            <WizardPage />
          </RequireCapability>
        </RequireSignIn>
      )}
    </Translation>
  )
}
