import { holdMinutes } from '#domain/booking/hold-time.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { rememberRedirect } from '../../lib/auth-redirect.ts'
import { errorMessage } from '../../lib/errors.ts'
import { useSession } from '../../lib/session.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Message } from '../../ui/message.tsx'
import type { CheckoutParts } from './checkout-parts.ts'
import { LapsedHold } from './lapsed-hold.tsx'
import { NoLongerAvailable } from './no-longer-available.tsx'
import { OpenCheckout } from './open-checkout.tsx'
import { SummarySkeleton } from './summary-skeleton.tsx'
import { useBookingData } from './use-booking-data.ts'
import { useCheckout } from './use-checkout.ts'
import { useHoldLines } from './use-hold-lines.ts'
import { useWayBack } from './use-way-back.ts'

/** The whole checkout, from the chosen items to the payment, on one page. */
export function SummaryPage(parts: CheckoutParts) {
  const t = useTranslate()
  const { checkout, isForStranger, error, refresh, lapse, release, lose, finish } = useCheckout()
  const { data } = useBookingData()
  const hold = useHoldLines(refresh)
  const session = useSession()
  if (error)
    return (
      <ErrorState
        as="h1"
        title={t('checkout.failed')}
        text={errorMessage(error, t)}
        onRetry={() => void refresh()}
      />
    )
  if (!checkout || checkout.state === 'paid') return <SummarySkeleton />
  const { state, lines } = checkout
  if (state === 'gone') return <NoLongerAvailable />
  if (state === 'lapsed' || (state === 'wanted' && hold.taken.length > 0))
    return <LapsedHold lines={data?.lines ?? lines} hold={hold} wasHeld={state === 'lapsed'} />
  if (state === 'nothing' || lines.length === 0)
    return session.status === 'signed-out' && session.hasEnded ? <SessionEnded /> : <NothingHeld />
  return (
    <OpenCheckout
      checkout={checkout}
      wanted={data?.lines ?? lines}
      isForStranger={isForStranger}
      hold={hold}
      parts={parts}
      onRefresh={refresh}
      onLapsed={lapse}
      onReleased={release}
      onGone={lose}
      onPaid={finish}
    />
  )
}

/** What was held is still theirs: only the server knows of it now. */
function SessionEnded() {
  const t = useTranslate()
  return (
    <Message
      as="h1"
      drawing="basket"
      title={t('checkout.session-ended.title')}
      text={t('checkout.session-ended.text')}
      actions={
        <LinkButton to="/login" onClick={() => rememberRedirect('/booking/summary')}>
          {t('checkout.session-ended.action')}
        </LinkButton>
      }
    />
  )
}

function NothingHeld() {
  const t = useTranslate()
  const back = useWayBack()
  return (
    <Message
      as="h1"
      drawing="basket"
      title={t('checkout.nothing.title')}
      text={
        back.place === 'basket'
          ? t('checkout.nothing.text', { minutes: holdMinutes() })
          : t('checkout.nothing.text-no-basket')
      }
      actions={
        <>
          <LinkButton to={back.to}>{t(`checkout.back.${back.place}`)}</LinkButton>
          <LinkButton to="/dashboard/my-rentals" variant="secondary">
            {t('checkout.to-rentals')}
          </LinkButton>
        </>
      }
    />
  )
}
