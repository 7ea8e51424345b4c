import type { PersonalData } from '../personal-data.ts'

export const personalData: PersonalData = {
  activity: 'rentals',
  exported: {
    extensions: `select x.* from public.extensions x join public.bookings b on b.id = x.booking_id
                 where $1 in (b.renter_id, b.owner_id)`,
  },
  kept: { extensions: 'how past rentals went, for the other side' },
}
