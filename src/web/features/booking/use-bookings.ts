import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../lib/session.ts'
import { loadBooking, loadBookings, loadOrder } from './load-bookings.ts'

/** All bookings of the signed-in renter. */
export function useMyRentals() {
  const user = useUser()
  return useQuery({
    queryKey: ['my-rentals', user?.id],
    queryFn: () => loadBookings(user!.id),
    enabled: Boolean(user),
    staleTime: 30_000,
  })
}

/** The bookings of the signed-in lender: requests, current and past ones. */
export function useMyCustomers() {
  const user = useUser()
  return useQuery({
    queryKey: ['my-rentals', user?.id, 'customers'],
    queryFn: () => loadBookings(user!.id, { side: 'owner' }),
    enabled: Boolean(user),
    staleTime: 30_000,
  })
}

/** One of them. Once it is there it stays, so that the code can be shown where there is no reception. */
export function useMyRental(id: string) {
  const user = useUser()
  return useQuery({
    queryKey: ['my-rentals', user?.id, id],
    queryFn: () => loadBooking(user!.id, id),
    enabled: Boolean(user),
    staleTime: 30_000,
  })
}

/** The bookings of one payment. */
export function useOrderBookings(orderId: string | null) {
  const user = useUser()
  return useQuery({
    queryKey: ['my-rentals', user?.id, 'order', orderId],
    queryFn: () => loadOrder(user!.id, orderId),
    enabled: Boolean(user),
  })
}
