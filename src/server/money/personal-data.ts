import { sql } from 'kysely'
import type { PersonalData } from '../personal-data.ts'

const BY_LAW = 'by law, with the accounts'

export const personalData: PersonalData = {
  activity: 'payments',
  exported: {
    payments: 'select p.* from public.payments p where p.user_id = $1',
    payment_intents: `select i.* from public.payment_intents i join public.payments p on p.id = i.payment_id
                      where p.user_id = $1`,
    captures: `select c.* from public.captures c join public.payments p on p.id = c.payment_id
               where p.user_id = $1`,
    payment_customers: 'select c.* from public.payment_customers c where c.user_id = $1',
    payment_methods: `select m.brand, m.last4, m.exp_month, m.exp_year, m.fingerprint, m.saved_at, m.removed_at
                      from public.payment_methods m where m.user_id = $1`,
    deposits: `select d.* from public.deposits d join public.bookings b on b.id = d.booking_id
               where $1 in (b.renter_id, b.owner_id)`,
    refunds: `select r.* from public.refunds r join public.payments p on p.id = r.payment_id
              where p.user_id = $1`,
  },
  forget: (userId) => [
    sql`update public.payment_methods set saved_at = null, fingerprint = null where user_id = ${userId}`,
  ],
  kept: {
    captures: BY_LAW,
    deposits: BY_LAW,
    payment_customers: 'a name at the payment provider, for refunds that are still to come',
    payment_discrepancies: BY_LAW,
    payment_intents: BY_LAW,
    payments: BY_LAW,
    refunds: BY_LAW,
  },
}
