import { sql } from 'kysely'
import type { PersonalData } from '../personal-data.ts'

export const personalData: PersonalData = {
  activity: 'fraud',
  exported: {
    recognised_by: `select m.kind, encode(m.digest, 'hex') as digest, m.seen_at from public.person_marks m
                    where m.user_id = $1`,
  },
  forget: (userId) => [sql`delete from public.person_marks where user_id = ${userId}`],
}
