import { sql } from 'kysely'
import type { PersonalData } from '../personal-data.ts'

export const personalData: PersonalData = {
  activity: 'listings',
  exported: {
    saved_searches: `select s.name, s.query, s.alerts, s.created_at from public.saved_searches s where s.user_id = $1`,
  },
  forget: (userId) => [sql`delete from public.saved_searches where user_id = ${userId}`],
}
