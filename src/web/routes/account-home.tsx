import { ProofHost } from '../entities/proof/proof-host.tsx'
import { RequireSignIn } from '../features/access/require-sign-in.tsx'
import { AccountHome } from '../features/account/account-home.tsx'
import type { FrameHandle } from '../features/shell/frame.ts'
import { LanguageMenu } from '../features/shell/language-menu.tsx'
import { TestModeSwitch } from '../features/shell/test-mode-switch.tsx'
import { ThemeChoice } from '../features/shell/theme-choice.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import type { Route } from './+types/account-home.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'account', 'proof', 'handover', 'rentals'),
  title: translateFor(request, 'account')('account.home.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export const handle: FrameHandle = { frame: 'own' }

export default function Account({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <RequireSignIn skeleton={<PageSkeleton />}>
        <AccountHome
          look={
            <>
              <LanguageMenu />
              <ThemeChoice />
              <TestModeSwitch />
            </>
          }
        />
        <ProofHost />
      </RequireSignIn>
    </Translation>
  )
}
