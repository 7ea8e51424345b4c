import { useRouteLoaderData } from 'react-router'
import { RequireCapability } from '../features/access/require-capability.tsx'
import { RequireSignIn } from '../features/access/require-sign-in.tsx'
import { SignInHere } from '../features/auth/sign-in-here.tsx'
import { CheckoutHeader } from '../features/checkout/checkout-header.tsx'
import { SummaryPage } from '../features/checkout/summary-page.tsx'
import { SummarySkeleton } from '../features/checkout/summary-skeleton.tsx'
import { useBookingData } from '../features/checkout/use-booking-data.ts'
import { ProveIdentity } from '../features/kyc/prove-identity.tsx'
import { ProviderFields } from '../features/payment/provider-fields.tsx'
import { ProviderWallets } from '../features/payment/provider-wallets.tsx'
import type { FrameHandle } from '../features/shell/frame.ts'
import { Translation } from '../i18n/translation.tsx'
import { featureMessages } from '../lib/feature-messages.ts'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/booking-summary.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  messages: featureMessages(request, 'checkout', 'kyc', 'auth'),
  title: translateFor(request, 'checkout')('checkout.title'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export const handle: FrameHandle = { frame: 'task', taskHeader: Header }

function Header() {
  const data = useRouteLoaderData<typeof loader>('routes/booking-summary')
  if (!data) return null
  return (
    <Translation messages={data.messages}>
      <CheckoutHeader />
    </Translation>
  )
}

export default function BookingSummary({ loaderData }: Route.ComponentProps) {
  const { data } = useBookingData()
  return (
    <Translation messages={loaderData.messages}>
      <RequireSignIn skeleton={<SummarySkeleton />} isOpen={Boolean(data)}>
        <RequireCapability capability="book-items">
          <SummaryPage
            signIn={() => <SignInHere />}
            identity={(slot) => <ProveIdentity {...slot} />}
            wallets={(slot) => <ProviderWallets {...slot} />}
            paymentForm={(slot) => <ProviderFields {...slot} />}
          />
        </RequireCapability>
      </RequireSignIn>
    </Translation>
  )
}
