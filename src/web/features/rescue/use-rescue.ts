import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CompletedCheckout } from '#contract/checkout.ts'
import type { RescueOffer } from '#contract/rescue.ts'
import { callFunction } from '../../lib/call-function.ts'
import { useUser } from '../../lib/session.ts'

/** The replacements for a rental that its lender cancelled. */
export function useRescueOffers(bookingId: string) {
  const user = useUser()
  return useQuery({
    queryKey: ['rescue', user?.id, bookingId],
    queryFn: () => callFunction<RescueOffer[]>('get-rescue-offers', { id: bookingId }),
    enabled: Boolean(user),
  })
}

/** Books one of them for the same hours, on the same card, as it was shown. */
export function useRebook(bookingId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (offer: RescueOffer) =>
      callFunction<CompletedCheckout>('rebook-booking', {
        id: bookingId,
        itemId: offer.id,
        expectedTotalCents: offer.total_cents,
        deliveryMethod: offer.delivery_method,
        terms: offer.terms,
      }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['rescue'] }),
        queries.invalidateQueries({ queryKey: ['my-rentals'] }),
      ]),
  })
}
