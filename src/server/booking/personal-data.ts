import { sql } from 'kysely'
import type { PersonalData } from '../personal-data.ts'

export const personalData: PersonalData = {
  activity: 'rentals',
  exported: {
    rentals: 'select b.* from public.bookings b where b.renter_id = $1',
    lendings: `select to_jsonb(b) - 'delivery_address' as booking from public.bookings b where b.owner_id = $1`,
    rental_events: `select e.* from public.booking_events e join public.bookings b on b.id = e.booking_id
                    where $1 in (b.renter_id, b.owner_id)`,
    handovers: `select h.* from public.handovers h join public.bookings b on b.id = h.booking_id
                where $1 in (b.renter_id, b.owner_id)`,
    unit_returns: `select r.* from public.unit_returns r join public.bookings b on b.id = r.booking_id
                  where $1 in (b.renter_id, b.owner_id)`,
  },
  forget: (userId) => [sql`update public.bookings set delivery_address = '' where renter_id = ${userId}`],
  kept: {
    booking_codes: 'random numbers of past rentals',
    booking_events: 'how past rentals went, for the other side',
    handovers: 'what both sides stated of past rentals',
    unit_returns: 'when the units of past rentals came back',
  },
}
