import type { PersonalData } from '../personal-data.ts'

export const personalData: PersonalData = {
  activity: 'rentals',
  exported: {
    adjustments: `select a.booking_id, a.kind, a.amount_cents, a.reason, a.status, a.created_at
                  from public.adjustments a join public.bookings b on b.id = a.booking_id
                  where $1 in (b.renter_id, b.owner_id) and a.status = 'done'`,
  },
  kept: { adjustments: 'by law, with the accounts' },
}
