import { sql } from 'kysely'
import type { PersonalData } from '../personal-data.ts'

export const personalData: PersonalData = {
  activity: 'tax',
  exported: {
    tax_numbers: 'select n.country, n.number, n.changed_at from public.tax_numbers n where n.user_id = $1',
    tax_requests: `select r.requested_at, r.first_reminder_at, r.second_reminder_at, r.withheld_at, r.answered_at
      from public.tax_requests r where r.user_id = $1 order by r.id`,
  },
  forget: (userId) => [
    sql`delete from public.tax_numbers where user_id = ${userId}`,
    sql`delete from public.tax_requests where user_id = ${userId}`,
  ],
}
