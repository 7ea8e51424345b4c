import { sql } from 'kysely'
import type { PersonalData } from '../personal-data.ts'

const BY_LAW = 'by law, with the accounts'

export const personalData: PersonalData = {
  activity: 'payouts',
  exported: {
    payout_methods: `select m.*, d.iban, d.account from public.payout_methods m
                     left join public.payout_destinations d on d.method_id = m.id where m.user_id = $1`,
    payout_settings: 'select s.is_weekly, s.method_id from public.payout_settings s where s.user_id = $1',
    payouts: 'select p.* from public.payouts p where p.user_id = $1',
    payout_events: `select e.payout_id, e.transition, e.from_status, e.to_status, e.reason, e.at
                    from public.payout_events e join public.payouts p on p.id = e.payout_id where p.user_id = $1`,
  },
  forget: (userId) => [
    sql`delete from public.payout_settings where user_id = ${userId}`,
    sql`delete from public.payout_methods m
        where m.user_id = ${userId} and not exists (select from public.payouts p where p.method_id = m.id)`,
    sql`update public.payout_methods set removed_at = coalesce(removed_at, now()) where user_id = ${userId}`,
  ],
  kept: {
    payout_destinations: 'by law, where money was paid to',
    payout_discrepancies: BY_LAW,
    payout_events: BY_LAW,
    payouts: BY_LAW,
  },
}
