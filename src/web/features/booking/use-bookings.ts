import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Place } from '../../lib/keyset.ts'
import { useUser } from '../../lib/session.ts'
import type { BookingList } from './booking-lists.ts'
import { loadBooking, loadBookingPage, loadOrder } from './load-bookings.ts'

/** One of the signed-in person's lists of bookings, a page at a time, and how many there are. */
export function useBookingList(list: BookingList) {
  const user = useUser()
  const query = useInfiniteQuery({
    queryKey: ['my-rentals', user?.id, 'list', list],
    queryFn: ({ pageParam }) => loadBookingPage(user!.id, list, pageParam),
    initialPageParam: undefined as Place | undefined,
    getNextPageParam: ({ next }) => next,
    enabled: Boolean(user),
    staleTime: 30_000,
  })
  return {
    ...query,
    bookings: query.data?.pages.flatMap(({ bookings }) => bookings),
    count: query.data?.pages.at(-1)?.count,
  }
}

export type BookingListQuery = ReturnType<typeof useBookingList>

/** One booking. Once it is there it stays, so that the code can be shown where there is no reception. */
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
