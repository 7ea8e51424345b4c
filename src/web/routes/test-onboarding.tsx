import { OnboardingPage } from '../features/payouts/testpay/onboarding-page.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/test-onboarding.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'payouts'),
  title: translateFor(request, 'payouts')('payouts.testpay.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function TestOnboarding({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <OnboardingPage />
    </Translation>
  )
}
