import { sql } from 'kysely'
import type { PersonalData } from '../personal-data.ts'

export const personalData: PersonalData = {
  exported: {
    person_reports: `select r.person_id, r.booking_id, r.reason, r.message, r.status, r.created_at, r.decided_at
                     from public.person_reports r where r.reporter_id = $1`,
  },
  forget: (userId) => [sql`delete from public.person_reports where ${userId} in (reporter_id, person_id)`],
  kept: {},
}
