/** A renter's lists by the clock (`rentalPhase`), and a lender's by what is to be done. */
export type BookingList =
  | `rentals-${'upcoming' | 'current' | 'past'}`
  | `customers-${'requested' | 'out' | 'upcoming' | 'past'}`

export const BOOKINGS_A_PAGE = 20

interface ListQuery {
  side: 'renter_id' | 'owner_id'
  /** For `or()`. */
  filter: string
  /** Soonest first; what is over, latest first. */
  ascending: boolean
}

const OVER = 'status.in.(cancelled,declined,completed)'
const OUT = 'status.in.(picked_up,returned,disputed)'
const AHEAD = 'status.in.(requested,confirmed)'

/** How the data API is asked for a list; `now` is ISO 8601. */
export function listOf(name: BookingList, now: string): ListQuery {
  switch (name) {
    case 'rentals-upcoming':
      return renter(`and(${AHEAD},start_date.gt."${now}")`)
    case 'rentals-current':
      return renter(`${OUT},and(${AHEAD},start_date.lte."${now}",end_date.gt."${now}")`)
    case 'rentals-past':
      return { ...renter(`${OVER},and(${AHEAD},end_date.lte."${now}")`), ascending: false }
    case 'customers-requested':
      return owner('status.eq.requested')
    case 'customers-out':
      return owner(OUT)
    case 'customers-upcoming':
      return owner('status.eq.confirmed')
    case 'customers-past':
      return { ...owner(OVER), ascending: false }
  }
}

const renter = (filter: string): ListQuery => ({ side: 'renter_id', filter, ascending: true })
const owner = (filter: string): ListQuery => ({ side: 'owner_id', filter, ascending: true })
