import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { sentenceFor } from '../../lib/errors.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Message } from '../../ui/message.tsx'
import { DatesGone } from './dates-gone.tsx'
import { HeldSummary } from './held-summary.tsx'
import { LapsedHold } from './lapsed-hold.tsx'
import type { PaymentSlot } from './payment-dialog.tsx'
import { SummarySkeleton } from './summary-skeleton.tsx'
import { useBookingData } from './use-booking-data.ts'
import { useCheckout } from './use-checkout.ts'

export interface IdentitySlot {
  requiredLevel: number
  /** The level is reached. */
  onDone: () => void
}

interface SummaryPageProps {
  identity: (slot: IdentitySlot) => ReactNode
  paymentForm: (slot: PaymentSlot) => ReactNode
}

/** From the hold to the payment. How one proves who one is, and the form of the payment's provider, come from outside. */
export function SummaryPage({ identity, paymentForm }: SummaryPageProps) {
  const t = useTranslate()
  const { checkout, error, refresh, lapse, lose, finish } = useCheckout()
  const { data } = useBookingData()
  if (error)
    return (
      <ErrorState title={t('checkout.failed')} text={sentenceFor(error, t)} onRetry={() => void refresh()} />
    )
  if (!checkout || checkout.state === 'paid') return <SummarySkeleton />
  if (checkout.state === 'nothing') return <NothingHeld />
  if (checkout.state === 'gone') return <DatesGone />
  if (checkout.state !== 'held') return <LapsedHold lines={data?.lines ?? checkout.lines} onHeld={refresh} />
  return (
    <HeldSummary
      lines={checkout.lines}
      endsAt={checkout.endsAt}
      cards={checkout.payment.cards}
      identity={identity}
      paymentForm={paymentForm}
      onRefresh={refresh}
      onLapsed={lapse}
      onGone={lose}
      onPaid={finish}
    />
  )
}

function NothingHeld() {
  const t = useTranslate()
  return (
    <Message
      as="h1"
      icon={<ShoppingBasket aria-hidden size={26} />}
      title={t('checkout.nothing.title')}
      text={t('checkout.nothing.text')}
      actions={
        <>
          <LinkButton to="/basket">{t('checkout.to-basket')}</LinkButton>
          <LinkButton to="/dashboard/my-rentals" variant="secondary">
            {t('checkout.to-rentals')}
          </LinkButton>
        </>
      }
    />
  )
}
