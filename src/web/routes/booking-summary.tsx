import { RequireSignIn } from '../features/access/require-sign-in.tsx'
import { SummaryPage } from '../features/checkout/summary-page.tsx'
import { SummarySkeleton } from '../features/checkout/summary-skeleton.tsx'
import { ProveIdentity } from '../features/kyc/prove-identity.tsx'
import { ProviderForm } from '../features/payment/provider-form.tsx'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/booking-summary.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'checkout', 'kyc'),
  title: translateFor(request, 'checkout')('checkout.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function BookingSummary({ loaderData }: Route.ComponentProps) {
  return (
    <Translation messages={loaderData.messages}>
      <RequireSignIn skeleton={<SummarySkeleton />}>
        <SummaryPage
          identity={(slot) => <ProveIdentity {...slot} />}
          paymentForm={(slot) => <ProviderForm {...slot} />}
        />
      </RequireSignIn>
    </Translation>
  )
}
