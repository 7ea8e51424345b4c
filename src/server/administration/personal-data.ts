import { sql } from 'kysely'
import type { PersonalData } from '../personal-data.ts'

export const personalData: PersonalData = {
  exported: {
    back_office: 'select l.action, l.details, l.at from public.audit_log l where l.subject_id = $1',
    notes_of_the_back_office: 'select n.text, n.created_at from public.person_notes n where n.person_id = $1',
  },
  forget: (userId) => [sql`delete from public.person_notes where person_id = ${userId}`],
  kept: { audit_log: 'what the back office did, to an id that leads to no account' },
}
