import type { PersonalData } from '../personal-data.ts'

export const personalData: PersonalData = {
  activity: 'payments',
  exported: {
    disputes: `select d.booking_id, d.amount_cents, d.reason, d.status, d.created_at
               from public.disputes d join public.bookings b on b.id = d.booking_id
               where $1 in (b.renter_id, b.owner_id)`,
  },
  kept: { disputes: 'by law, with the accounts' },
}
