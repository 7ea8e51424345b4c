import { sql } from 'kysely'
import type { PersonalData } from '../personal-data.ts'

export const personalData: PersonalData = {
  activity: 'rentals',
  exported: {
    adjustments: `select a.booking_id, a.kind, a.amount_cents, a.reason, a.status, a.created_at
                  from public.adjustments a join public.bookings b on b.id = a.booking_id
                  where a.status = 'done' and case when a.affiliate_id is null
                    then $1 in (b.renter_id, b.owner_id) else a.affiliate_id = $1 end`,
    notes_of_the_back_office_about_rentals: `select n.booking_id, n.text, n.created_at
                  from public.booking_notes n join public.bookings b on b.id = n.booking_id
                  where $1 in (b.renter_id, b.owner_id)`,
  },
  // They are free text about both sides, and the rental keeps its own record.
  forget: (userId) => [
    sql`delete from public.booking_notes n using public.bookings b
        where b.id = n.booking_id and ${userId} in (b.renter_id, b.owner_id)`,
  ],
  kept: { adjustments: 'by law, with the accounts' },
}
