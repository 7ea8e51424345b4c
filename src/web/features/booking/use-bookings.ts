import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { isUuid } from '../../lib/is-uuid.ts'
import type { Place } from '../../lib/keyset.ts'
import { useLive } from '../../lib/live/use-live.ts'
import { useUser } from '../../lib/session.ts'
import type { BookingList } from './booking-lists.ts'
import { loadBooking, loadBookingPage, loadOrder } from './load-bookings.ts'

/** How often a booking is loaded again without a socket, while the page is visible. */
const EVERY_MS = 30_000

/** One of the signed-in person's lists of bookings, a page at a time, and how many there are. */
export function useBookingList(list: BookingList) {
  const user = useUser()
  const queryKey = ['my-rentals', user?.id, 'list', list]
  const column = list.startsWith('rentals') ? 'renter_id' : 'owner_id'
  useLive(user && { table: 'bookings', column, value: user.id }, queryKey)
  const query = useInfiniteQuery({
    queryKey,
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

/** One booking, loaded again whenever it moves on. Once it is there it stays, so that the code can be shown where there is no reception. */
export function useMyRental(id: string) {
  const user = useUser()
  const queryKey = ['my-rentals', user?.id, id]
  const isLive = useLive(
    user && isUuid(id) ? { table: 'bookings', column: 'id', value: id } : undefined,
    queryKey,
  )
  return useQuery({
    queryKey,
    queryFn: () => loadBooking(user!.id, id),
    enabled: Boolean(user),
    staleTime: 30_000,
    refetchInterval: !isLive && EVERY_MS,
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
