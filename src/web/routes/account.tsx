import { Outlet } from 'react-router'
import { ProofHost } from '../entities/proof/proof-host.tsx'
import { RequireCapability } from '../features/access/require-capability.tsx'
import { RequireSignIn } from '../features/access/require-sign-in.tsx'
import { AccountFrame } from '../features/account/account-frame.tsx'
import type { FrameHandle } from '../features/shell/frame.ts'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import type { Route } from './+types/account.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'account', 'auth', 'proof'),
})

export const handle: FrameHandle = { frame: 'own' }

export default function Account({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <RequireSignIn skeleton={<PageSkeleton />}>
        <AccountFrame>
          <RequireCapability capability="view-own-profile">
            <Outlet />
          </RequireCapability>
        </AccountFrame>
        <ProofHost />
      </RequireSignIn>
    </Translation>
  )
}
