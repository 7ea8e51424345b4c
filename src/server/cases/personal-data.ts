import { sql } from 'kysely'
import type { PersonalData } from '../personal-data.ts'

export const personalData: PersonalData = {
  activity: 'conduct',
  exported: {
    reports: `select c.subject, c.item_id, c.person_id, c.review_id, c.wish_id, c.booking_id, c.reason, c.message,
                c.status, c.created_at, c.decided_at
              from public.cases c where c.reporter_id = $1`,
  },
  forget: (userId) => [sql`delete from public.cases where ${userId} in (reporter_id, person_id)`],
}
