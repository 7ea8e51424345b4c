import { type ComponentType, Suspense } from 'react'
import type { WalletsProps } from '../../entities/payment/payment-entry.ts'
import { lazyPart } from '../../lib/lazy-part.ts'

/** The wallet buttons of each provider. Another provider is another line and another file in its folder. */
const WALLETS: Record<string, ComponentType<WalletsProps>> = {
  stripe: lazyPart(() => import('./stripe-payment/stripe-wallets.tsx')),
  test: lazyPart(() => import('./test-payment/test-wallet.tsx')),
}

/** The buttons of the wallets of whichever provider takes the payment; nothing where there is none. */
export function ProviderWallets(props: WalletsProps) {
  const Wallets = WALLETS[props.provider]
  if (!Wallets) return null
  return (
    <Suspense fallback={null}>
      <Wallets {...props} />
    </Suspense>
  )
}
