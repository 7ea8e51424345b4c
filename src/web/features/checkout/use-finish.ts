import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import type { CompletedBooking, CompletedCheckout } from '#contract/checkout.ts'
import { type Basket, type BasketItem, removeFromBasket } from '#domain/basket/basket.ts'
import { readBasket } from '#domain/basket/read-basket.ts'
import { reloadUser } from '../../lib/session.ts'
import { readStored, writeStored } from '../../lib/use-local-storage.ts'
import { clearBookingData } from './use-booking-data.ts'

/** After the booking: what was booked leaves the basket, what was kept for the summary is dropped, and on to the codes. */
export function useFinish() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  return useCallback(
    (completed: CompletedCheckout) => {
      const basket = readBasket(readStored('basket'))
      writeStored('basket', removeFromBasket(basket, bookedIds(basket, completed.bookings)))
      clearBookingData()
      // The first booking makes a renter.
      void reloadUser()
      void queries.invalidateQueries({ queryKey: ['my-rentals'] })
      void navigate(`/booking-success?order=${completed.orderId}`, { replace: true })
    },
    [navigate, queries],
  )
}

const bookedIds = (basket: Basket, bookings: readonly CompletedBooking[]): string[] =>
  basket.filter((item) => bookings.some((booking) => isBooked(item, booking))).map(({ id }) => id)

const isBooked = (item: BasketItem, booking: CompletedBooking): boolean =>
  item.product.id === booking.itemId &&
  Date.parse(item.startDate) === Date.parse(booking.startDate) &&
  Date.parse(item.endDate) === Date.parse(booking.endDate)
