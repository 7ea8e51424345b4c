import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { HeldBasket, UnavailableLine } from '#contract/checkout.ts'
import { type Basket, type BasketItem, basketTotalCents, MAX_LINES, quoteOf } from '#domain/basket/basket.ts'
import type { BookingData } from '#domain/basket/booking-data.ts'
import { requiredKycLevel } from '#domain/kyc/required-level.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { ApiError } from '../../lib/api-error.ts'
import { callFunction } from '../../lib/call-function.ts'
import { knownSentence } from '../../lib/errors.ts'
import { useSessionStatus } from '../../lib/session.ts'
import { dismissToastsAbout, toast } from '../../lib/toast.ts'
import { useFormat } from '../../lib/use-format.ts'
import { writeStored, writeStoredText } from '../../lib/use-local-storage.ts'
import { findUnavailable } from './find-unavailable.ts'

/**
 * Checks every line, then holds all of them or none, keeps what the summary needs and goes there. A person who has to
 * sign in or prove their identity first does so there, and the lines are held afterwards.
 */
export function useStartCheckout() {
  const t = useTranslate()
  const format = useFormat()
  const navigate = useNavigate()
  const isSignedOut = useSessionStatus() === 'signed-out'
  const [step, setStep] = useState<'idle' | 'checking' | 'reserving'>('idle')
  const [unavailable, setUnavailable] = useState<Basket>([])
  // State comes a render late: this is what stops the second click.
  const running = useRef(false)

  const reasonOf = (error: ApiError) => knownSentence(error, t) ?? t('basket.unknown-error')

  async function start(basket: Basket) {
    if (running.current || basket.length === 0) return
    // A basket stored in the browser may hold numbers too large to add up.
    if (basket.length > MAX_LINES)
      return toast({ title: t('errors.BASKET_FULL', { most: MAX_LINES }), tone: 'bad', about: 'checkout' })
    running.current = true
    dismissToastsAbout('checkout')
    try {
      setStep('checking')
      const gone = await findUnavailable(basket)
      if (gone.length > 0) return setUnavailable(gone)
      setStep('reserving')
      const hold = isSignedOut ? undefined : await placeHold(basket)
      goOn(basket, hold)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'KYC_REQUIRED') return goOn(basket, undefined)
      const lost = lostLines(error, basket)
      if (lost.length > 0) return setUnavailable(lost)
      // Who does not agree to new terms has just said so.
      if (error instanceof ApiError && error.code === 'AGREEMENT_DUE') return
      toast(
        error instanceof ApiError
          ? { title: t('basket.reserve-failed', { reason: reasonOf(error) }), tone: 'bad', about: 'checkout' }
          : { title: t('basket.checkout-failed'), tone: 'bad', about: 'checkout' },
      )
    } finally {
      running.current = false
      setStep('idle')
    }
  }

  function goOn(basket: Basket, hold: HeldBasket | undefined) {
    writeStoredText('tempReservationId', hold?.reservationIds[0])
    writeStored('bookingData', bookingDataOf(basket, hold, format.duration, format.date))
    void navigate('/booking/summary')
  }

  return { step, unavailable, start, dismiss: () => setUnavailable([]) }
}

const placeHold = (basket: Basket) =>
  callFunction<HeldBasket>('place-hold', {
    lines: basket.map(({ product, startDate, endDate, quantity, deliveryMethod }) => ({
      itemId: product.id,
      start: startDate,
      end: endDate,
      quantity,
      deliveryMethod,
    })),
  })

/** Between check and hold another renter may have been faster. */
function lostLines(error: unknown, basket: Basket): Basket {
  if (!(error instanceof ApiError) || error.code !== 'ITEMS_UNAVAILABLE') return []
  const lines = (error.details.lines ?? []) as UnavailableLine[]
  return lines.map(({ index }) => basket[index]).filter((item): item is BasketItem => item !== undefined)
}

function bookingDataOf(
  basket: Basket,
  hold: HeldBasket | undefined,
  duration: (units: number, type: 'hour' | 'day') => string,
  date: (instant: string, shape: 'full-date-time', timeZone: string) => string,
): BookingData {
  const first = basket[0] as BasketItem
  const { type, units } = quoteOf(first)
  const zone = first.product.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  return {
    product: first.product,
    rentalDuration: duration(units, type),
    rentalType: type,
    startDate: date(first.startDate, 'full-date-time', zone),
    endDate: date(first.endDate, 'full-date-time', zone),
    totalPrice: basketTotalCents(basket) / 100,
    deliveryMethod: first.deliveryMethod,
    requiredKycLevel: hold?.requiredKycLevel ?? requiredKycLevel(basketTotalCents(basket)),
    lines: [...basket],
    reservationIds: hold?.reservationIds ?? [],
    expiresAt: hold?.expiresAt ?? '',
  }
}
